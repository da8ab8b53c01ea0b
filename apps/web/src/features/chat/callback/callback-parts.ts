// What a message for a person needs: one request, when somebody wants one.
export { HandOffForm } from './callback-form.tsx';
export { StoreMessage } from './store-message.tsx';
