import { agentProfileFields } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { OperationId } from '../../access.ts';
import { forbidden, invalidRequest, stale } from '../../contract/answers.ts';
import { saveRecord } from '../../contract/changeRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import type { Services } from '../../contract/services.ts';
import type { Session } from '../../contract/session.ts';
import type { Context } from '../../contract/types.ts';
import { assertExists, lockAndFind } from '../../db/rows.ts';
import { userDetails, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { loadMe } from '../../records/accounts.ts';
import { addVersion, imageError } from '../../records/attachedFiles.ts';
import { readChange } from './changes.ts';

type PictureOperation = 'updateProfilePicture' | 'updateAdminProfilePicture';
/** Context that both photo operations share. They differ only in who may call them. */
type PictureContext = Pick<Context<PictureOperation>, 'body' | 'session' | 'run'> & { operationId: PictureOperation };

/** Handlers for the caller's own profile. */
export function profileHandlers({ clock, linkTo }: Services) {
  /** The current profile. A caller with a session always has an account. */
  async function loadProfile(tx: Transaction, userId: string) {
    return assertExists(await loadMe(tx, userId, clock.now(), linkTo), `user ${userId}`);
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
        const wanted = {
          userId: before.id,
          uploadTypes: ['USER_IMAGE'],
          field,
          unknown: 'profile.pictureUnknown',
        } as const;
        const error = await imageError(tx, fileId, wanted);
        if (error) return invalidRequest([error]);
        await addVersion(tx, fileId, before.photoFileId);
      }
      const values = { name: body.name?.trim() ?? before.name, photoFileId: fileId };
      await saveUser(tx, { session, operationId }, before, {
        values,
        before: { name: before.name, photoFileId: before.photoFileId },
        after: values,
      });
      return { status: 200, code: 'profile.pictureUpdated', payload: await payload() } as const;
    });

  return defineHandlers({
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
        const values = { name: body.name?.trim() ?? before.name };
        const [details] = await tx.select().from(userDetails).where(eq(userDetails.id, id));
        await tx
          .insert(userDetails)
          .values({ id, agencyId, ...columns })
          // an empty change inserts the row or leaves it unchanged
          .onConflictDoUpdate({ target: userDetails.id, set: { agencyId, ...columns } });
        await saveUser(tx, { session, operationId }, before, {
          values,
          before: { name: before.name, ...details },
          after: { ...values, ...columns },
        });
        return { status: 200, code: 'profile.updated', payload: await loadProfile(tx, id) };
      });
    },

    updateProfilePicture: updatePicture,
    updateAdminProfilePicture: updatePicture,
  });
}

async function findUser(tx: Transaction, userId: string) {
  const { id, agencyId, name, email, photoFileId, version } = users;
  const [user] = await tx
    .select({ id, agencyId, name, email, photoFileId, version })
    .from(users)
    .where(eq(users.id, userId));
  return user;
}

/** Locks the user until the transaction ends. */
const lockUser = async (tx: Transaction, id: string) =>
  assertExists(await lockAndFind(tx, users, id, findUser), `user ${id}`);

type User = Awaited<ReturnType<typeof lockUser>>;

interface Change {
  values: Partial<typeof users.$inferInsert>;
  /** Content of the audit log. */
  before: object;
  after: object;
}

const saveUser = (
  tx: Transaction,
  by: { session: Session; operationId: OperationId },
  user: User,
  { values, before, after }: Change,
) => saveRecord(userKind, { tx, ...by }, user, { values, audited: { before, after } });

const userKind = {
  table: users,
  type: 'user',
  find: findUser,
  rowOf: (user: User) => user,
  toAudited: ({ version }: User) => ({ version }),
} as const;
