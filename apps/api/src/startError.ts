/** An error that stops the start. Its message is one line for the operator. */
export class StartError extends Error {}
