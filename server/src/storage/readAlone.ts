import pg from "pg";
import type { Answer, Question } from "./gathered.ts";
import { columnTypes } from "./pool.ts";

/** Of one statement on one connection. PostgreSQL refuses it rather than answer others, so that it is described once. */
interface Columns {
  fields: pg.FieldDef[];
  readers: ((text: string) => unknown)[];
}

/** The client's connection, as its own questions speak to it: little of it is declared. */
interface Wire {
  bind: (what: { statement: string; values: readonly string[] }) => void;
  execute: () => void;
  stream: { write: (bytes: Buffer) => void };
  parsedStatements: Readonly<Record<string, string | undefined>>;
}

const seeing = {
  name: "see_one_domain",
  text: "select set_config('app.domain_id', $1, true), set_config('transaction_read_only', 'on', true)",
};
const ready = new WeakSet<pg.PoolClient>();
const described = new WeakMap<object, Map<string, Columns>>();

/**
 * Asks one thing in a transaction of its own that sees one domain and writes nothing, without begin and commit: what is sent up to one `Sync` is
 * one transaction. The domain is set in front of it and forgotten with it, as by `set local`.
 */
export function readAlone(client: pg.PoolClient, domain: bigint, question: Question): Promise<Answer> {
  if (!ready.has(client)) {
    ready.add(client);
    client.query({ ...seeing, values: [""] }).catch(() => ready.delete(client)); // what comes next says so
  }
  return client.query(new ReadAlone(domain, question)).answer;
}

class ReadAlone extends pg.Query {
  readonly answer: Promise<Answer>;
  readonly #domain: string;
  readonly #name: string | undefined;
  readonly #values: readonly unknown[];
  readonly #rows: Record<string, unknown>[] = [];
  #learnt = new Map<string, Columns>();
  #columns: Columns | undefined;
  /** The domain is set: what comes now is the answer. */
  #sees = false;
  /** The client puts its own around it, with a limit of time. */
  declare callback: (error: Error | undefined, found?: unknown) => void;

  constructor(domain: bigint, question: Question) {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const asked = { ...question, queryMode: "extended" }; // also where nothing is named and no value goes along: one `Sync` ends it all
    super(asked, (error: Error | undefined, found: unknown) => (error ? reject(error) : resolve(found as Answer)));
    this.answer = promise;
    this.#domain = String(domain);
    this.#name = question.name;
    this.#values = question.values;
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared as answering nothing
  override submit = ((connection: pg.Connection): Error | null => {
    this.#learnt = described.get(connection) ?? this.#learnt;
    described.set(connection, this.#learnt);
    this.#columns = this.#name === undefined ? undefined : this.#learnt.get(this.#name);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not part of the declared interface
    const wire = connection as unknown as Wire;
    if (this.#columns === undefined || wire.parsedStatements[this.#name!] === undefined) return this.#say(connection);
    const place = this.#values.every(isSimple) ? `${this.#domain} ${this.#name} ${JSON.stringify(this.#values)}` : undefined;
    const known = place === undefined ? undefined : said.get(place);
    if (known !== undefined) {
      wire.stream.write(known);
      return null;
    }
    const parts: Buffer[] = [];
    const refused = this.#say(gathering(connection, parts));
    const bytes = Buffer.concat(parts);
    if (place !== undefined && !refused) keep(place, bytes);
    wire.stream.write(bytes);
    return refused;
  }) as pg.Query["submit"];

  /** The domain, then the question; one `Sync` ends both. */
  #say(connection: pg.Connection): Error | null {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const wire = connection as unknown as Wire;
    wire.bind({ statement: seeing.name, values: [this.#domain] });
    wire.execute();
    // a refusal is answered, not thrown
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- declared as answering nothing
    return pg.Query.prototype.submit.call(this, connection) as unknown as Error | null;
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#columns = { fields, readers: fields.map(({ dataTypeID }) => columnTypes.getTypeParser(dataTypeID, "text")) };
    if (this.#name !== undefined) this.#learnt.set(this.#name, this.#columns);
  }

  handleDataRow({ fields: texts }: { fields: (string | null)[] }): void {
    if (!this.#sees) return;
    const { fields, readers } = this.#columns!;
    const row: Record<string, unknown> = {};
    for (let index = 0; index < texts.length; index += 1) {
      const text = texts[index]!;
      row[fields[index]!.name] = text === null ? null : readers[index]!(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete(): void {
    this.#sees = true;
  }

  handleReadyForQuery(): void {
    this.callback(undefined, { rows: this.#rows, rowCount: this.#rows.length, command: "SELECT", fields: this.#columns?.fields ?? [] });
  }
}

/** What was said to ask the same in the same domain: the bytes are those of any connection that has prepared it. */
const said = new Map<string, Buffer>();
const mostSaid = 200;
const longestSaid = 20_000;

function keep(place: string, bytes: Buffer): void {
  if (bytes.length > longestSaid) return;
  if (said.size >= mostSaid) said.clear();
  said.set(place, bytes);
}

/** Whether JSON tells a value apart from any other: an instant is written there as a text is. */
const isSimple = (value: unknown): boolean => (Array.isArray(value) ? value.every(isPlain) : isPlain(value));
const isPlain = (value: unknown): boolean => value === null || ["string", "boolean"].includes(typeof value) || Number.isFinite(value);

/** The connection, as one that keeps what it would send, and asks for no description of columns that are known. */
const gathering = (connection: pg.Connection, parts: Buffer[]): pg.Connection =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same but for two of its methods
  Object.create(connection, {
    describe: { value: () => {} },
    _send: { value: (bytes: Buffer) => void parts.push(bytes) },
  }) as pg.Connection;
