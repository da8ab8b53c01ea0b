/** Texts of the settings for the chat on other websites. */
export const widgetSettingsEn = {
  section: 'Chat on other websites',
  hosts: {
    title: 'Websites',
    text: 'These websites may show a button that opens your chat. All others are refused. Add both forms if visitors use both, such as www.example.com and example.com.',
    host: (place: number) => `Website ${place}`,
    hint: 'Such as https://www.example.com',
    bad: 'Enter an address that begins with https://, such as https://www.example.com.',
    twice: 'This website is listed twice.',
    add: 'Add a website',
    remove: (place: number) => `Remove website ${place}`,
    none: 'No website yet.',
  },
  tag: {
    title: 'What to put on the website',
    text: 'Paste this line before the end of the page, or send it to the person who maintains the website.',
    copy: 'Copy the line',
    copied: 'Copied',
    policy: 'If that website has a content security policy, it needs these two:',
    copyPolicy: 'Copy the two directives',
    preview: 'Open the chat as the websites show it',
  },
};

export type WidgetSettingsTexts = typeof widgetSettingsEn;
