/** Set while files may be waiting in this device's queue. */
export const queueFlagKey = 'rx-upload-queue';
