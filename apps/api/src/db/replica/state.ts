import type pg from 'pg';
import { onlyRow } from '../rows.ts';
import { PRIMARY_POSITION, REPLAYED_POSITION } from './position.ts';

/** History of a server: its cluster, and how many times a replica of it has become the primary. */
interface History {
  system: string;
  timeline: number;
}

export interface PrimaryState extends History {
  position: number;
}

export interface ReplicaState extends History {
  isReplica: boolean;
  /** Null when the server has replayed nothing. */
  position: number | null;
}

type Server = Pick<pg.ClientBase, 'query'>;

const HISTORY = `(select system_identifier::text from pg_control_system()) as system,
  (select timeline_id from pg_control_checkpoint()) as timeline`;

export const readPrimary = async (server: Server): Promise<PrimaryState> =>
  onlyRow((await server.query<PrimaryState>(`select ${PRIMARY_POSITION} as position, ${HISTORY}`)).rows);

const READ_REPLICA = `select pg_is_in_recovery() as "isReplica", ${REPLAYED_POSITION} as position, ${HISTORY}`;

export const readReplica = async (server: Server): Promise<ReplicaState> =>
  onlyRow((await server.query<ReplicaState>(READ_REPLICA)).rows);

/**
 * Reason why positions of the two servers cannot be compared. After a failover, a replica has the timeline of the new primary
 * since its next restart point: until then, it may follow the former primary.
 */
export function findProblem(replica: ReplicaState, primary: PrimaryState | undefined): string | undefined {
  if (!primary) return 'it was not compared with the primary';
  if (!replica.isReplica) return 'it is not a replica';
  if (replica.system !== primary.system) return 'it is a replica of another server';
  if (replica.timeline !== primary.timeline) return 'it has not followed the last failover';
  return replica.position === null ? 'it has replayed nothing' : undefined;
}
