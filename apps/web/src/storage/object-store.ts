/** One object store of the browser's database, as promises. Opened at each use, so that no tab holds another's upgrade up. */
export interface ObjectStore {
  run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
}

/** Rejects where the browser keeps nothing, as some private windows do. Keys count up in the order of adding. */
export function openObjectStore(database: string, name: string): ObjectStore {
  return {
    async run(mode, act) {
      const opened = await open(database, name);
      try {
        const transaction = opened.transaction(name, mode);
        const isKept = new Promise<void>((resolve, reject) => {
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
        });
        const [result] = await Promise.all([settled(act(transaction.objectStore(name))), isKept]);
        return result;
      } finally {
        opened.close();
      }
    },
  };
}

function open(database: string, name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'key', autoIncrement: true });
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
