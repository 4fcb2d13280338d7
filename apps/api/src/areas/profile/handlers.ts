import { agentProfileFields } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import type { Context, FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { files, userDetails, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import { type LinkTo, loadMe } from '../auth/accounts.ts';
import { isImage } from '../files/contentType.ts';
import { readChange } from './changes.ts';

type ProfileHandlers = Pick<Handlers, 'updateProfile' | 'updateProfilePicture' | 'updateAdminProfilePicture'>;
type PictureOperation = 'updateProfilePicture' | 'updateAdminProfilePicture';
/** What the two calls for a photo have in common: everything but who may make them. */
type PictureContext = Pick<Context<PictureOperation>, 'body' | 'session' | 'run'> & { operationId: PictureOperation };

const refused = (errors: FieldMessage[]) => ({ status: 400, code: 'request.invalid', errors }) as const;
const forbidden = { status: 403, code: 'auth.forbidden' } as const;

/** One's own profile. Specification, document 2, sections 2 to 7; RESOLUTIONS G-101 to G-105. */
export function profileHandlers(clock: Clock, linkTo: LinkTo): ProfileHandlers {
  /** The profile as it is now; whoever asks has a session, and so an account. */
  async function shown(tx: Transaction, userId: string) {
    const me = await loadMe(tx, userId, clock.now(), linkTo);
    if (!me) throw new Error(`user ${userId} is gone`);
    return me;
  }

  const updatePicture = ({ body, session, operationId, run }: PictureContext) =>
    run(async (tx) => {
      const before = await lockUser(tx, session.userId);
      const payload = () => shown(tx, before.id);
      if (before.version !== body.version) return { status: 409, code: 'stale', payload: await payload() } as const;
      const field = body.dbfileId === undefined && body.dbFileId !== undefined ? 'dbFileId' : 'dbfileId';
      const fileId = body[field];
      if (fileId === undefined) return refused([{ field, code: 'profile.pictureMissing' }]);
      if (fileId !== null && !(await isOwnPicture(tx, before.id, fileId))) {
        return refused([{ field, code: 'profile.pictureUnknown' }]);
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
        if (before.version !== body.version) return { status: 409, code: 'stale', payload: await shown(tx, id) };
        const change = await readChange(tx, before, body);
        if ('errors' in change) return refused(change.errors);
        const { columns } = change;
        const user = { name: body.name?.trim() ?? before.name, version: before.version + 1 };
        const [told] = await tx.select().from(userDetails).where(eq(userDetails.id, id));
        await tx.update(users).set(user).where(eq(users.id, id));
        await tx
          .insert(userDetails)
          .values({ id, agencyId, ...columns })
          // an empty change keeps what there is
          .onConflictDoUpdate({ target: userDetails.id, set: { agencyId, ...columns } });
        await audit(tx, session, operationId, {
          type: 'user',
          id,
          before: { name: before.name, ...told },
          after: { ...user, ...columns },
        });
        return { status: 200, code: 'profile.updated', payload: await shown(tx, id) };
      });
    },

    updateProfilePicture: updatePicture,
    updateAdminProfilePicture: updatePicture,
  };
}

/** The user, kept from others until the transaction ends. */
async function lockUser(tx: Transaction, id: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!user) throw new Error(`user ${id} is gone`);
  return user;
}

/** Whether a file may be the photo of a user: an image that they uploaded as one. */
async function isOwnPicture(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const [file] = await tx
    .select({ contentType: files.contentType })
    .from(files)
    .where(and(eq(files.id, id), eq(files.uploadedBy, userId), eq(files.uploadType, 'USER_IMAGE')));
  return file !== undefined && isImage(file.contentType);
}
