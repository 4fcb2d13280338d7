import type { Guard } from '@fairlead/rules';
import { expect, it } from 'vitest';
import type { OperationId } from '../src/access.ts';
import type { Answer, Handlers } from '../src/contract/types.ts';
import type { Message } from '../src/messages/index.ts';

// Compile-time tests: the build fails when an expected type error is missing.

const state = { id: 'x', name: 'Maine', state_code: 'ME' };
export const declared: Answer<'listStates'> = { status: 200, code: 'ok', payload: [state] };

// @ts-expect-error the contract declares no 404 for the operation
export const undeclaredStatus: Answer<'listStates'> = { status: 404, code: 'error.notFound' };

// @ts-expect-error the code of the state is missing
export const missingField: Answer<'listStates'> = { status: 200, code: 'ok', payload: [{ id: 'x', name: 'Maine' }] };

// @ts-expect-error the payload is missing
export const missingPayload: Answer<'listStates'> = { status: 200, code: 'ok' };

// @ts-expect-error there is no message with this code
export const unknownCode: Answer<'listStates'> = { status: 200, code: 'states.listed', payload: [state] };

// @ts-expect-error the contract declares other codes for coupon conflicts
export const undeclaredCode: Answer<'createCoupon'> = { status: 409, code: 'coupon.notFound' };

// @ts-expect-error the message requires a duration
export const missingValue: Message = { code: 'auth.tooManyFailures' };

// @ts-expect-error an operation has no row
export const missingRow: Record<OperationId, Guard> = { signIn: 'public' };

// @ts-expect-error an operation has no handler
export const missingHandler: Handlers = {};

it('compiles', () => {
  expect(declared.status).toBe(200);
});
