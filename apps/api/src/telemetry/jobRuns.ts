import { SpanKind } from '@opentelemetry/api';
import { attribute, jobBuckets } from './attributes.ts';
import { meter } from './meter.ts';
import { observed } from './observed.ts';
import { inSpan, markFailed, traceHeaders, traceOf } from './spans.ts';

const duration = meter.createHistogram('fairlead.job.duration', {
  unit: 's',
  description: 'Duration of job runs by kind and outcome.',
  advice: { explicitBucketBoundaries: jobBuckets },
});

/** Member of a payload that continues the trace of the request which added the job. */
const MEMBER = 'traceparent';

/** Adds the active trace to the payload of a job. */
export function withTrace(payload: unknown): unknown {
  const { [MEMBER]: traceparent } = observed.traces ? traceHeaders() : {};
  return traceparent && typeof payload === 'object' && payload !== null
    ? { ...payload, [MEMBER]: traceparent }
    : payload;
}

interface JobRun {
  /** Kind of the job, or `unknown` for a kind of another version. */
  kind: string;
  lane: string;
  payload: object;
  attempt: number;
}

/** Measures a run of a job. Its span belongs to the trace of the request that added the job. */
export async function observeJob<Result extends { status: string }>(
  { kind, lane, payload, attempt }: JobRun,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!observed.metrics && !observed.traces) return run();
  const begun = performance.now();
  const labels = { [attribute.job]: kind, [attribute.lane]: lane };
  const result = await inSpan(
    `job ${kind}`,
    { kind: SpanKind.CONSUMER, parent: traceOf(payload), attributes: { ...labels, 'fairlead.job.attempt': attempt } },
    async (span) => {
      const finished = await run();
      if (finished.status !== 'completed' && finished.status !== 'stopped') markFailed(span, finished.status);
      return finished;
    },
  );
  duration.record((performance.now() - begun) / 1000, { ...labels, [attribute.outcome]: result.status });
  return result;
}
