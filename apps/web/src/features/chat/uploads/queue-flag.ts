/** Kept while files may wait in this device's queue. */
export const queueFlagKey = 'rx-upload-queue';
