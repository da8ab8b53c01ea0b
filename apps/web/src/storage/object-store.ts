/** An IndexedDB object store as promises. Opened per call, so no tab blocks another's upgrade. */
export interface ObjectStore {
  run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>;
}

/** Rejects when storage is blocked, as in some private windows. Keys increase in order of adding. */
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
