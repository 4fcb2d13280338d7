import pg from 'pg';
import { observeStatement } from '../telemetry/statements.ts';
import { statementName } from './preparedStatements.ts';
import { SCOPE_STATEMENT } from './scope.ts';

interface Behaviour {
  /** Whether statements that keep their plans are prepared. */
  prepares: boolean;
  /**
   * Statement after each `begin`, when a connection pooler gives each transaction another connection. Such a pooler must see the
   * end of a transaction before the next one begins, so the `commit` is then waited for.
   */
  settings: string | undefined;
}

/**
 * Sends `begin` and the scope of a transaction together with the next statement instead of waiting for their answers, which saves
 * two round trips per transaction. If one of them fails, the next statement fails too: the transaction is aborted. The `commit` of
 * a transaction that only reads is not waited for either, because it cannot fail in a way that matters. Prepares the statements
 * that keep their plans.
 */
class PipelinedClient extends pg.Client {
  protected readonly behaviour: Behaviour = { prepares: true, settings: undefined };
  private role = '';
  private onlyReads = false;

  override query = ((...args: Parameters<pg.Client['query']>) => {
    const [statement, values]: unknown[] = args;
    if (!isStatement(statement)) return pg.Client.prototype.query.apply(this, args);
    const { prepares, settings } = this.behaviour;
    const { text } = statement;
    const isScope = text.startsWith(SCOPE_STATEMENT);
    const isBegin = text.startsWith(BEGIN);
    if (isScope && Array.isArray(values)) this.role = String(values[0]);
    if (isBegin) this.onlyReads = text === BEGIN_READ_ONLY;
    const name = prepares ? statementName(text, this.role) : undefined;
    const sent = (name === undefined ? args : [{ ...statement, name }, values]) as typeof args;
    const answer: unknown = pg.Client.prototype.query.apply(this, sent);
    if (isBegin && settings !== undefined) ignore(super.query(settings));
    const isWork = !isScope && !isBegin && text !== 'commit' && text !== 'rollback';
    if (isWork && answer instanceof Promise) observeStatement(text, answer);
    const isLastRead = this.onlyReads && text === 'commit' && settings === undefined;
    // with a callback, there is no promise
    if (!(isScope || isBegin || isLastRead) || !(answer instanceof Promise)) return answer;
    ignore(answer);
    return Promise.resolve({ rows: [], rowCount: null });
  }) as pg.Client['query'];
}

/** Class of the clients of a pool. */
export const pipelinedClient = (behaviour: Behaviour): typeof pg.Client =>
  class extends PipelinedClient {
    protected override readonly behaviour = behaviour;
  };

/** The next statement fails as well. */
const ignore = (answer: unknown) => void (answer instanceof Promise && answer.catch(() => undefined));

const BEGIN = 'begin';
const BEGIN_READ_ONLY = 'begin read only';

/** Whether the argument is a statement of drizzle. The pool and the login check send texts. */
const isStatement = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' && statement !== null && 'text' in statement && typeof statement.text === 'string';
