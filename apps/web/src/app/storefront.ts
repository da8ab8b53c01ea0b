// Server-rendered parts of the first screen that become interactive later, in one file.
export { Welcome } from '../features/chat/welcome.tsx';
export { ContactStrip } from './shell/contact-strip.tsx';
export { TopBar } from './shell/top-bar.tsx';
