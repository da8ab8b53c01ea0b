// What a message for a person needs: one request, when somebody wants one.
export { CallbackForm } from './callback-form.tsx';
export { StoreMessage } from './store-message.tsx';
