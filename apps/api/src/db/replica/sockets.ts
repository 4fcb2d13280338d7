import { Socket } from 'node:net';

/** Sockets of a pool, which can be closed at once when the other end no longer answers. */
export class Sockets {
  private readonly open = new Set<Socket>();

  make = (): Socket => {
    const socket = new Socket();
    this.open.add(socket);
    return socket.once('close', () => this.open.delete(socket));
  };

  /** Ends the statements that wait for an answer, with an error. */
  destroy(): void {
    for (const socket of this.open) socket.destroy();
  }
}
