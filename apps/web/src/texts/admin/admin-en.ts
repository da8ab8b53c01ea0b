import type { Language } from '@rxweb/contracts/shared/language';

/** The admin panel. Its samples are the specification's English, verbatim. */
export const adminEn = {
  /** For the dates and times among these texts. */
  language: 'en' as Language,
  title: 'Admin Panel',
  users: 'Manage users',
  inbox: 'SMS inbox',
  auditLog: 'Audit log',
  missingBucket: (bucket: string) =>
    `The storage bucket “${bucket}” does not exist. Files can’t be sent; please ask for it to be created.`,
  sample: {
    note: 'Example numbers, not your store’s records.',
    users: 'Users',
    prescriptions: 'Prescriptions today',
    waiting: 'Waiting',
    messages: 'Messages',
    activity: 'Recent activity',
    activities: {
      user: { name: 'New user added', note: '10 minutes ago' },
      filled: { name: 'Prescription filled', note: '25 minutes ago' },
      inventory: { name: 'Inventory updated', note: '1 hour ago' },
    },
    status: 'System status',
    parts: {
      printer: { name: 'Label printer', state: 'Ready' },
      claims: { name: 'Insurance claims', state: 'Online' },
      robot: { name: 'Refill robot', state: 'Paused' },
    },
  },
  tools: {
    title: 'External tools',
    newTab: '(opens in a new tab)',
    links: {
      dailyMed: { name: 'DailyMed', note: 'Drug labels' },
      shoes: { name: 'Medicare therapeutic shoes', note: 'What’s covered' },
      npi: { name: 'NPI Registry', note: 'Find a prescriber' },
      medWatch: { name: 'MedWatch', note: 'Report a problem with a drug' },
    },
  },
  storage: {
    title: 'Storage test',
    note: 'For test files only, in demo/',
    bucket: 'Bucket',
    file: 'File',
    upload: 'Upload',
    uploading: 'Uploading…',
    list: 'List files',
    listing: 'Listing…',
    publicUrl: 'Public URL:',
    copyUrl: 'Copy the public URL',
    copyUrlOf: (path: string) => `Copy the public URL of ${path}`,
    copied: 'Copied',
    empty: 'No files in demo/.',
    files: 'Files in demo/',
    download: (path: string) => `Download ${path}`,
    remove: (path: string) => `Remove ${path}`,
    bytes: (count: string) => `${count} ${count === '1' ? 'byte' : 'bytes'}`,
    noFile: 'No file selected',
    uploaded: (path: string, bucket: string, size: string) => `Uploaded ${path} to ${bucket}: ${size}`,
    inSeconds: (seconds: string) => ` in ${seconds} s.`,
    listed: (count: number | string, bucket: string) =>
      `${count} ${String(count) === '1' ? 'file' : 'files'} in demo/ in ${bucket}.`,
    downloaded: (path: string, size: string) => `Downloaded ${path}: ${size}.`,
    removed: (path: string, bucket: string) => `Removed ${path} from ${bucket}.`,
    gone: (path: string) => `${path} was already gone.`,
    failed: {
      upload: (why: string) => `Upload failed: ${why}`,
      list: (why: string) => `List failed: ${why}`,
      download: (why: string) => `Download failed: ${why}`,
      remove: (why: string) => `Remove failed: ${why}`,
    },
    noService: 'no storage service is set up.',
    noReason: 'no reason was given.',
    reasons: {
      401: 'you’re no longer signed in.',
      403: 'your account isn’t allowed to do this.',
      404: 'that file or bucket doesn’t exist.',
      409: 'a file with this name already exists. Remove it first, or rename yours.',
      413: 'the file is too large for the bucket.',
      507: 'the storage is full.',
    },
  },
};

export type AdminTexts = typeof adminEn;
