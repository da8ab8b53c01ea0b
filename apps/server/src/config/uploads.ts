import { z } from 'zod';

const MIB = 2 ** 20;

/** What visitors may send in a day (UTC), in bytes. Staff are not counted. */
export interface UploadQuotas {
  visitorBytes: number;
  /** An IPv4 address or a /64, which may be a whole clinic. */
  networkBytes: number;
  /** Of these, within an hour (security row F9). */
  networkHourBytes: number;
  /** All visitors. Beyond it, only networks that sent little today may send, up to twice as much. */
  storeBytes: number;
}

/** Whole megabytes of 2^20 bytes. */
export const uploadVariables = (blankIsUnset: <S extends z.ZodType>(schema: S) => z.ZodType<z.output<S>>) => {
  const megabytes = (usual: number) => blankIsUnset(z.coerce.number().int().min(1).max(10_000_000).default(usual));
  return {
    UPLOAD_VISITOR_MB_PER_DAY: megabytes(200),
    UPLOAD_NETWORK_MB_PER_DAY: megabytes(1_000),
    UPLOAD_NETWORK_MB_PER_HOUR: megabytes(200),
    UPLOAD_STORE_MB_PER_DAY: megabytes(5_000),
  };
};

interface UploadValues {
  UPLOAD_VISITOR_MB_PER_DAY: number;
  UPLOAD_NETWORK_MB_PER_DAY: number;
  UPLOAD_NETWORK_MB_PER_HOUR: number;
  UPLOAD_STORE_MB_PER_DAY: number;
}

export const uploadQuotas = (values: UploadValues): UploadQuotas => ({
  visitorBytes: values.UPLOAD_VISITOR_MB_PER_DAY * MIB,
  networkBytes: values.UPLOAD_NETWORK_MB_PER_DAY * MIB,
  networkHourBytes: values.UPLOAD_NETWORK_MB_PER_HOUR * MIB,
  storeBytes: values.UPLOAD_STORE_MB_PER_DAY * MIB,
});
