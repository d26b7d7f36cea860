export * from './vocabulary'
