type Key = (number | string)[];

/** Entries kept in this browser, in the order of their keys. */
export interface IndexedStore<Entry> {
  get(key: Key): Promise<Entry | undefined>;
  /** All of them at once: each write waits for the disk. */
  put(...entries: Entry[]): Promise<void>;
  remove(...keys: Key[]): Promise<void>;
  /** All whose key begins so. */
  below(start: Key): Promise<Entry[]>;
}

/** One store in a database of its own, opened when it is first used; what was put is on the disk when the promise is kept. */
export function indexedStore<Entry>(database: string, name: string, keyPath: string[]): IndexedStore<Entry> {
  let opening: Promise<IDBDatabase> | undefined;
  const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    opening ??= open(database, name, keyPath);
    const transaction = (await opening).transaction(name, mode, { durability: "strict" });
    const request = work(transaction.objectStore(name));
    await finished(transaction);
    return request.result;
  };
  const all = async <Each>(things: readonly Each[], work: (store: IDBObjectStore, thing: Each) => IDBRequest): Promise<void> => {
    if (things.length > 0) await run("readwrite", (store) => things.map((thing) => work(store, thing)).at(-1)!);
  };
  return {
    get: (key) => run<Entry | undefined>("readonly", (store) => store.get(key)),
    put: (...entries) => all(entries, (store, entry) => store.put(entry)),
    remove: (...keys) => all(keys, (store, key) => store.delete(key)),
    // an array comes after every number and text: nothing that begins so is beyond it
    below: (start) => run<Entry[]>("readonly", (store) => store.getAll(IDBKeyRange.bound(start, [...start, []]))),
  };
}

function open(database: string, name: string, keyPath: string[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(name, { keyPath }));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The journal cannot be opened.")));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("The journal was not written.")));
  });
}
