// Tables in IndexedDB: a head for each, and the entries of its stream, which make up the record.
const NAME = "hustings";
const HEADS = "tables";
const ENTRIES = "entries";

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
}

function done(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error ?? new Error("the browser has no room"));
  });
}

const all = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);
const review = (id: string): IDBValidKey => [id, "review"]; // beside the entries, and not among them

export class TableStore {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<TableStore> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(HEADS);
      request.result.createObjectStore(ENTRIES);
    };
    const database = await asked(request);
    database.onversionchange = () => database.close(); // everything is to be forgotten
    return new TableStore(database);
  }

  heads(): Promise<string[]> {
    return asked(this.database.transaction(HEADS).objectStore(HEADS).getAll() as IDBRequest<string[]>);
  }

  entries(id: string): Promise<string[]> {
    return asked(this.database.transaction(ENTRIES).objectStore(ENTRIES).getAll(all(id)) as IDBRequest<string[]>);
  }

  /** All of it or nothing; kept once this is done. */
  async save(id: string, head: string, first: number, entries: string[]): Promise<void> {
    const change = this.database.transaction([HEADS, ENTRIES], "readwrite", { durability: "strict" });
    change.objectStore(HEADS).put(head, id);
    entries.forEach((entry, at) => change.objectStore(ENTRIES).add(entry, [id, first + at]));
    await done(change);
  }

  async delete(id: string): Promise<void> {
    const change = this.database.transaction([HEADS, ENTRIES], "readwrite");
    change.objectStore(HEADS).delete(id);
    change.objectStore(ENTRIES).delete(all(id));
    change.objectStore(ENTRIES).delete(review(id));
    await done(change);
  }

  review(id: string): Promise<string | undefined> {
    return asked(
      this.database.transaction(ENTRIES).objectStore(ENTRIES).get(review(id)) as IDBRequest<string | undefined>,
    );
  }

  async keepReview(id: string, text: string): Promise<void> {
    const change = this.database.transaction(ENTRIES, "readwrite");
    change.objectStore(ENTRIES).put(text, review(id));
    await done(change);
  }
}

/** Forgets every table. */
export function deleteTables(): Promise<unknown> {
  return asked(indexedDB.deleteDatabase(NAME));
}
