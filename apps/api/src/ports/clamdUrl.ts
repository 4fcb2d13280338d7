/** Address of clamd, as `net.connect` takes it. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Reads `tcp://host:port` or `unix:///path`. Undefined when the text is neither. */
export function parseClamdUrl(text: string): ClamdAddress | undefined {
  const path = /^unix:\/\/(\/\S+)$/.exec(text)?.[1];
  if (path !== undefined) return { path };
  const [, host, port] = /^tcp:\/\/(\[[\da-f:.]+\]|[^\s:/@]+):(\d{1,5})\/?$/i.exec(text) ?? [];
  if (host === undefined || Number(port) > 65_535) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
