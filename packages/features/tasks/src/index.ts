import type { TasksMessages } from './locales/en';

declare module '@fairlead/kit' {
  interface Messages {
    tasks: TasksMessages;
  }
}

export { tasks } from './feature';
