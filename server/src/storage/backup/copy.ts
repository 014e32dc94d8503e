import { Readable } from "node:stream";
import type pg from "pg";

/** The rows of a `copy … to stdout`, a row at a time; PostgreSQL waits for a reader that is slow. */
export function copyOut(client: pg.Client, statement: string): Readable {
  const socket: { connection?: pg.Connection } = {};
  const rows = new Readable({ objectMode: true, highWaterMark: 1000, read: () => void socket.connection?.stream.resume() });
  client.query({
    submit: (connection: pg.Connection) => {
      socket.connection = connection;
      connection.query(statement);
    },
    handleCopyData: ({ chunk }: { chunk: Buffer }, connection: pg.Connection) => {
      if (!rows.push(Buffer.from(chunk))) connection.stream.pause(); // the chunk lies in a buffer that pg uses again
    },
    handleCommandComplete: () => {},
    handleReadyForQuery: () => void rows.push(null),
    handleError: (error: Error) => void rows.destroy(error),
  });
  return rows;
}

/** One `copy … from stdin` of rows in the same form. */
export function copyIn(client: pg.Client, statement: string, rows: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse: (connection: pg.Connection & { sendCopyFromChunk(bytes: Buffer): void; endCopyFrom(): void }) => {
        connection.sendCopyFromChunk(rows);
        connection.endCopyFrom();
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => resolve(),
      handleError: (error: Error) => reject(error),
    });
  });
}
