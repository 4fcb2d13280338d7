import { agentProfileFields } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { forbidden, invalidRequest, stale } from '../../contract/answers.ts';
import type { Context, FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { existing } from '../../db/rows.ts';
import { userDetails, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import { type LinkTo, loadMe } from '../auth/accounts.ts';
import { addVersion, attachError, lockUpload } from '../files/attach.ts';
import { isImage } from '../files/contentType.ts';
import { readChange } from './changes.ts';

type ProfileHandlers = Pick<Handlers, 'updateProfile' | 'updateProfilePicture' | 'updateAdminProfilePicture'>;
type PictureOperation = 'updateProfilePicture' | 'updateAdminProfilePicture';
/** Context that both photo operations share. They differ only in who may call them. */
type PictureContext = Pick<Context<PictureOperation>, 'body' | 'session' | 'run'> & { operationId: PictureOperation };

/** Handlers for the caller's own profile. */
export function profileHandlers(clock: Clock, linkTo: LinkTo): ProfileHandlers {
  /** The current profile. A caller with a session always has an account. */
  async function loadProfile(tx: Transaction, userId: string) {
    return existing(await loadMe(tx, userId, clock.now(), linkTo), `user ${userId}`);
  }

  const updatePicture = ({ body, session, operationId, run }: PictureContext) =>
    run(async (tx) => {
      const before = await lockUser(tx, session.userId);
      const payload = () => loadProfile(tx, before.id);
      if (before.version !== body.version) return stale(await payload());
      const field = body.dbfileId === undefined && body.dbFileId !== undefined ? 'dbFileId' : 'dbfileId';
      const fileId = body[field];
      if (fileId === undefined) return invalidRequest([{ field, code: 'profile.pictureMissing' }]);
      if (fileId !== null && fileId !== before.photoFileId) {
        const error = await pictureError(tx, before.id, { field, id: fileId });
        if (error) return invalidRequest([error]);
        await addVersion(tx, fileId, before.photoFileId);
      }
      const name = body.name?.trim() ?? before.name;
      const values = { name, photoFileId: fileId, version: before.version + 1 };
      await tx.update(users).set(values).where(eq(users.id, before.id));
      const { name: named, photoFileId } = before;
      await audit(tx, session, operationId, {
        type: 'user',
        id: before.id,
        before: { name: named, photoFileId },
        after: values,
      });
      return { status: 200, code: 'profile.pictureUpdated', payload: await payload() } as const;
    });

  return {
    async updateProfile({ body, session, operationId, run }) {
      const isAgent = session.viewer.role === 'AGENT';
      if (!isAgent && agentProfileFields.some((field) => body[field] !== undefined)) return forbidden;
      return run(async (tx) => {
        const before = await lockUser(tx, session.userId);
        const { id, agencyId } = before;
        if (before.version !== body.version) return stale(await loadProfile(tx, id));
        const change = await readChange(tx, before, body);
        if ('errors' in change) return invalidRequest(change.errors);
        const { columns } = change;
        const user = { name: body.name?.trim() ?? before.name, version: before.version + 1 };
        const [details] = await tx.select().from(userDetails).where(eq(userDetails.id, id));
        await tx.update(users).set(user).where(eq(users.id, id));
        await tx
          .insert(userDetails)
          .values({ id, agencyId, ...columns })
          // an empty change inserts the row or leaves it unchanged
          .onConflictDoUpdate({ target: userDetails.id, set: { agencyId, ...columns } });
        await audit(tx, session, operationId, {
          type: 'user',
          id,
          before: { name: before.name, ...details },
          after: { ...user, ...columns },
        });
        return { status: 200, code: 'profile.updated', payload: await loadProfile(tx, id) };
      });
    },

    updateProfilePicture: updatePicture,
    updateAdminProfilePicture: updatePicture,
  };
}

/** Locks the user until the transaction ends. */
async function lockUser(tx: Transaction, id: string) {
  const { agencyId, name, email, photoFileId, version } = users;
  const [user] = await tx
    .select({ id: users.id, agencyId, name, email, photoFileId, version })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return existing(user, `user ${id}`);
}

/** Checks and locks an upload for a profile photo. Returns its error, or undefined when it can be used. */
async function pictureError(
  tx: Transaction,
  userId: string,
  { field, id }: { field: string; id: string },
): Promise<FieldMessage | undefined> {
  const locked = await lockUpload(tx, id, { userId, uploadTypes: ['USER_IMAGE'] });
  if ('refused' in locked) return attachError(field, locked.refused, 'profile.pictureUnknown');
  return isImage(locked.upload.contentType) ? undefined : { field, code: 'profile.pictureUnknown' };
}
