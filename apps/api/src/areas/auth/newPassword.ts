import { InvalidRequest } from '../../contract/problem.ts';
import type { Message } from '../../messages/index.ts';
import { foldPassword, isCommonPassword } from './commonPasswords.ts';
import { hashPassword } from './passwords.ts';

interface NewPassword {
  password: string;
  /** Name of the body property, for the error. */
  field: 'password' | 'newPassword';
  email: string;
  productName: string;
}

/** @throws {InvalidRequest} The password is easy to guess. */
export async function checkNewPassword(chosen: NewPassword): Promise<void> {
  const error = await findWeakness(chosen);
  if (error) throw new InvalidRequest([{ field: chosen.field, ...error }]);
}

/**
 * Checks and hashes a password that a user has chosen. All operations that set a password use it.
 *
 * @throws {InvalidRequest} The password is easy to guess.
 * @throws {Problem} 503 when too many passwords wait to be hashed.
 */
export async function hashNewPassword(chosen: NewPassword): Promise<string> {
  await checkNewPassword(chosen);
  return hashPassword(chosen.password);
}

async function findWeakness({ password, email, productName }: NewPassword): Promise<Message | undefined> {
  if (await isCommonPassword(password)) return { code: 'auth.passwordCommon' };
  const letters = lettersOf(password);
  const [emailName = ''] = email.split(/[+@]/);
  const word = [emailName, productName].find((each) => isContained(lettersOf(each), letters));
  return word === undefined ? undefined : { code: 'auth.passwordContains', params: { word } };
}

const lettersOf = (text: string): string => foldPassword(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Shorter names occur in unrelated words. */
const MIN_NAME_LENGTH = 4;
const isContained = (name: string, letters: string) => name.length >= MIN_NAME_LENGTH && letters.includes(name);
