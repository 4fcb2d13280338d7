import type { Guard } from '@fairlead/rules';
import { expect, it } from 'vitest';
import type { OperationId } from '../src/access.ts';
import type { Answer, Handlers } from '../src/contract/types.ts';
import type { Message } from '../src/messages/index.ts';

// Checked by the compiler: each line that is expected to fail fails the build when it does not.

const state = { id: 'x', name: 'Maine', state_code: 'ME' };
export const declared: Answer<'listStates'> = { status: 200, code: 'ok', payload: [state] };

// @ts-expect-error the contract declares no 404 for it
export const undeclaredStatus: Answer<'listStates'> = { status: 404, code: 'error.notFound' };

// @ts-expect-error a state has a code
export const missingField: Answer<'listStates'> = { status: 200, code: 'ok', payload: [{ id: 'x', name: 'Maine' }] };

// @ts-expect-error the payload is missing
export const missingPayload: Answer<'listStates'> = { status: 200, code: 'ok' };

// @ts-expect-error no text has this code
export const unknownCode: Answer<'listStates'> = { status: 200, code: 'states.listed', payload: [state] };

// @ts-expect-error a conflict about coupons has the codes that the contract names
export const undeclaredCode: Answer<'createCoupon'> = { status: 409, code: 'coupon.notFound' };

// @ts-expect-error the text says how long
export const missingValue: Message = { code: 'auth.tooManyFailures' };

// @ts-expect-error every operation has a row
export const missingRow: Record<OperationId, Guard> = { signIn: 'public' };

// @ts-expect-error every operation has a handler
export const missingHandler: Handlers = {};

it('compiles', () => {
  expect(declared.status).toBe(200);
});
