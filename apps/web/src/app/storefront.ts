// What the server draws on the first screen and what comes alive later: one request.
export { Welcome } from '../features/chat/welcome.tsx';
export { ContactStrip } from './shell/contact-strip.tsx';
export { TopBar } from './shell/top-bar.tsx';
