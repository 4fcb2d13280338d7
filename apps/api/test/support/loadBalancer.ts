import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

interface Answer {
  status: number;
  body: { payload: { accessToken: string } };
  connection?: string | undefined;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Sends requests as a load balancer does: on kept connections, to servers that are ready, and elsewhere when one refuses. */
export function loadBalancer(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(ports);
  let next = 0;
  const send = (port: number, path: string, body?: object, token?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = request({
        port,
        agent,
        path,
        method: body ? 'POST' : 'GET',
        headers: {
          domain: 'portal.test',
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (answer) => {
        const { statusCode = 0, headers } = answer;
        json(answer).then(
          (parsed) => resolve({ status: statusCode, body: parsed as never, connection: headers.connection }),
          reject,
        );
      });
      outgoing.end(body && JSON.stringify(body));
    });
  const check = async (port: number) => {
    const answer = await send(port, '/readyz').catch(() => undefined);
    if (answer?.status === 200) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => ports.forEach((port) => void check(port)), 50);
  return {
    ready,
    async send(path: string, body?: object, token?: string) {
      for (let attempt = 0; ; attempt++) {
        const open = [...ready];
        const port = open[(next += 1) % open.length] ?? ports[0] ?? 0;
        try {
          return await send(port, path, body, token);
        } catch (error) {
          if (codeOf(error) !== 'ECONNREFUSED' || attempt === 5) throw error;
          ready.delete(port);
          await wait(20);
        }
      }
    },
    sendTo: send,
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}
