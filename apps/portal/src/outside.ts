import { account } from '@fairlead/account';
import type { Feature } from '@fairlead/kit';
import { legal } from '@fairlead/legal';

/** The areas that stand open to everybody, and are part of the page itself. */
export const outside: readonly Feature[] = [account, legal];
