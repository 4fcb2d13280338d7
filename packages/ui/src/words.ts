export * from './messages/words';
