// One chunk for the callback, loaded on request.
export { CallbackForm } from './callback-form.tsx';
export { StoreMessage } from './store-message.tsx';
