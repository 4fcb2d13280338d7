import { readById } from '@fairlead/kit';

export const transactionRead = readById('/api/transaction/id/{id}');
