/** Names of attributes. Prometheus shows them with underscores: `fairlead_operation`. All have few values, and none names a person. */
export const attribute = {
  /** Operation of the contract, or the route of another request. */
  operation: 'fairlead.operation',
  method: 'http.request.method',
  /** `2xx` to `5xx`, or `aborted` when the caller left before the answer. */
  statusClass: 'http.response.status_class',
  lane: 'fairlead.queue.lane',
  job: 'fairlead.job.kind',
  outcome: 'fairlead.outcome',
  /** `password` or `second_factor`. */
  step: 'fairlead.sign_in.step',
  /** State of a job: `waiting`, `delayed`, `running` or `failed`. */
  state: 'fairlead.queue.state',
  statement: 'db.operation.name',
  /** Statement and table, such as `SELECT policies`. Never the text or the values. */
  statementSummary: 'db.query.summary',
  databaseRole: 'fairlead.database.role',
  accessMode: 'fairlead.database.access_mode',
  /** `primary` or `replica`. */
  target: 'fairlead.database.target',
  pool: 'db.client.connection.pool.name',
  connectionState: 'db.client.connection.state',
  errorType: 'error.type',
} as const;

/** Upper bounds in seconds: from a read of one row to a slow file. */
export const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Upper bounds in seconds of statements and transactions. The server stops statements after 15 seconds. */
export const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15];
/** Upper bounds in seconds: from one mail to a nightly job over all agencies. */
export const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600];
