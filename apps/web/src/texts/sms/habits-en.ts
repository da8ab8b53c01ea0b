import type { smsLabelColors } from '@rxweb/contracts/sms/inbox';

/** Dialogs and bars of the SMS inbox that are loaded when they are asked for. */
export const smsHabitsEn = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving…',
  labels: {
    title: 'Labels',
    of: (count: number) => `For ${count} ${count === 1 ? 'conversation' : 'conversations'}.`,
    none: 'No labels yet. Add the first one.',
    manage: 'Manage labels',
    manageText: 'Labels are for everyone who works in the inbox.',
    done: 'Done',
    new: 'New label',
    edit: (name: string) => `Edit ${name}`,
    name: 'Name',
    missing: 'Enter a name.',
    color: 'Color',
    colors: { gray: 'Gray', blue: 'Blue', green: 'Green', amber: 'Amber', red: 'Red' } satisfies Record<
      (typeof smsLabelColors)[number],
      string
    >,
    remove: 'Remove',
    removeAsk: (name: string) => `Remove “${name}” from all conversations?`,
    keep: 'Keep it',
    removeLabel: 'Remove label',
  },
  select: {
    bar: 'Selected conversations',
    count: (count: number) => `${count} selected`,
    all: 'Select all',
    none: 'Clear',
    read: 'Mark read',
    done: 'Done',
    assign: 'Assign',
    assignTo: 'Assign to',
    nobody: 'Unassigned',
    label: 'Label',
    leave: 'Stop selecting',
  },
  schedule: {
    title: 'Schedule text',
    edit: 'Edit scheduled text',
    text: 'Text',
    missing: 'Enter the text.',
    day: 'Date',
    time: 'Time',
    zone: 'In the store’s time.',
    invalid: (days: number) => `Choose a time in the next ${days} days.`,
    goesOut: (when: string) => `Goes out ${when}.`,
    quiet: (when: string) => `That’s in quiet hours. The text goes out ${when}.`,
    submit: 'Schedule',
  },
  scheduled: {
    title: 'Scheduled texts',
    text: 'They go out at their time, unless the person opts out first.',
    loading: 'Loading scheduled texts',
    failed: 'Couldn’t load the scheduled texts.',
    retry: 'Retry',
    none: 'No scheduled texts.',
    open: (name: string) => `Open the conversation with ${name}`,
    edit: (name: string) => `Edit the text to ${name}`,
    cancelOne: (name: string) => `Cancel the text to ${name}`,
    program: 'Automatic',
  },
  consent: {
    title: 'No consent on file',
    choose: 'Choose how they agreed',
    text: (name: string) =>
      `No one recorded that ${name} agreed to texts. If they did, note how. If not, ask them first.`,
    send: 'Record and send',
  },
};

export type SmsHabitsTexts = typeof smsHabitsEn;
