import { configure, getConfig } from 'storybook/test';

/** Testing Library sets this while it tries the callback of `waitFor` or a `findBy` query. Its types do not list it. */
interface WaitingConfig {
  _disableExpensiveErrorDiagnostics?: boolean;
}

const { getElementError } = getConfig();

/**
 * Leaves the document out of the errors of tries. Testing Library discards these errors, and printing the document takes 6 % of
 * the time of the stories. After the last try it adds the document to the error that it throws.
 */
configure({
  getElementError: (message, container) => {
    if (!(getConfig() as WaitingConfig)._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
