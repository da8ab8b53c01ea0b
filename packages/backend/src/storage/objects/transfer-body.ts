/** The source and target of a move or copy. Default target bucket: its own. */
export interface TransferBody {
  bucketId: string;
  sourceKey: string;
  destinationBucket?: string;
  destinationKey: string;
}

export const transferBody = {
  type: 'object',
  required: ['bucketId', 'sourceKey', 'destinationKey'],
  properties: {
    bucketId: { type: 'string' },
    sourceKey: { type: 'string' },
    destinationBucket: { type: 'string' },
    destinationKey: { type: 'string' },
  },
};
