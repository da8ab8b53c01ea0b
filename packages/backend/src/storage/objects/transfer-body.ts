/** The source and target of a move or copy. Default target bucket: its own. */
export interface TransferBody {
  bucketId: string;
  sourceKey: string;
  destinationBucket?: string;
  destinationKey: string;
}

export const transferFields = {
  bucketId: { type: 'string' },
  sourceKey: { type: 'string' },
  destinationBucket: { type: 'string' },
  destinationKey: { type: 'string' },
};
export const transferRequired = ['bucketId', 'sourceKey', 'destinationKey'];
