export * from './messages/english';
