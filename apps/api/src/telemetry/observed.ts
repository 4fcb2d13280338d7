/** Measurements of this process. `startTelemetry` sets it before the modules of the server load. */
export const observed = { metrics: false, traces: false };
