import { SpanKind, trace } from '@opentelemetry/api';
import { attribute, statementBuckets } from './attributes.ts';
import { meter, tracer } from './meter.ts';
import { observed } from './observed.ts';
import { inSpan, markFailed } from './spans.ts';

const statementDuration = meter.createHistogram('db.client.operation.duration', {
  unit: 's',
  description: 'Duration of database statements, without begin, commit and the scope.',
  advice: { explicitBucketBoundaries: statementBuckets },
});
const transactionDuration = meter.createHistogram('fairlead.database.transaction.duration', {
  unit: 's',
  description: 'Duration of database transactions, including the wait for a connection.',
  advice: { explicitBucketBoundaries: statementBuckets },
});

const names = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE']);

/** First word of a statement, such as `SELECT`. A statement that begins with `with` counts as `WITH`. */
function nameOf(text: string): string {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
  return names.has(word) || word === 'WITH' ? word : 'OTHER';
}

/** Table or function of a statement, in the quotes that drizzle writes, or after `select`. */
const subject = /\b(?:from|into|update)\s+"(\w+)"|^\s*select\s+(\w+)\(/i;

/** Statement and table, such as `SELECT policies`. Contains no values. */
function summaryOf(text: string): string {
  const [, table, called] = subject.exec(text) ?? [];
  return [nameOf(text), table ?? called].filter(Boolean).join(' ');
}

/** Measures a statement that was just sent. Its span belongs to the active transaction. */
export function observeStatement(text: string, answer: Promise<unknown>): void {
  if (!observed.metrics && !observed.traces) return;
  const begun = performance.now();
  const span = trace.getActiveSpan()?.isRecording()
    ? tracer.startSpan(summaryOf(text), {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', [attribute.statementSummary]: summaryOf(text) },
      })
    : undefined;
  const end = (error?: unknown) => {
    statementDuration.record((performance.now() - begun) / 1000, { [attribute.statement]: nameOf(text) });
    if (!span) return;
    if (error !== undefined) markFailed(span, error);
    span.end();
  };
  answer.then(() => end(), end);
}

interface Transacting {
  role: string;
  accessMode: string;
  target: string;
}

/** Measures a transaction. */
export function observeTransaction<T>({ role, accessMode, target }: Transacting, begin: () => Promise<T>): Promise<T> {
  if (!observed.metrics && !observed.traces) return begin();
  const begun = performance.now();
  const attributes = {
    [attribute.databaseRole]: role,
    [attribute.accessMode]: accessMode.replace(' ', '_'),
    [attribute.target]: target,
  };
  const end = (outcome: 'committed' | 'rolled_back') =>
    transactionDuration.record((performance.now() - begun) / 1000, { ...attributes, [attribute.outcome]: outcome });
  return inSpan('transaction', { attributes }, begin).then(
    (result) => {
      end('committed');
      return result;
    },
    (error: unknown) => {
      end('rolled_back');
      throw error;
    },
  );
}
