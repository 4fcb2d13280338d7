import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencies, auditLog, insuranceTypes, states, userDetails, users } from '../src/db/schema/index.ts';
import { addressCalls } from './support/addressStatusCases.ts';
import { uploadImage } from './support/carriers.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { adminPictureUrl, pictureUrl, profileCalls } from './support/profileStatusCases.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const owner = 'owner@demo.test';
const agent = 'agent@demo.test';
const assistant = 'assistant@demo.test';
const customer = 'customer@demo.test';
const { me, change, picture } = profileCalls(() => server);
const { stored, changed } = addressCalls(() => server);
const stateId = async (code: string) =>
  (await server.db.select({ id: states.id }).from(states).where(eq(states.code, code)))[0]?.id ?? '';
const refusals = async (as: string, values: object, url?: string) => {
  const response = await change(as, values, url);
  expect(response.statusCode, response.body).toBe(400);
  return response.json().errors.map(({ field, code }: { field: string; code: string }) => [field, code]);
};

describe('the profile of the user', () => {
  it('is returned with the user at sign-in and later', async () => {
    const { user, userDetails: details, subscribed, roleType } = await me(assistant);
    expect([user.name, subscribed, roleType]).toEqual(['Priya Raman', true, 'AGENT']);
    expect(Object.keys(details).sort()).toEqual([
      'address',
      'availabilityTime',
      'bio',
      'facebookUrl',
      'licenseExpirationDate',
      'licenseNumber',
      'licenseState',
      'linkedInUrl',
      'phone',
      'signature',
      'supportedInsuranceTypes',
      'supportedStates',
      'website',
    ]);
  });

  it.each([admin, owner, assistant, customer])('is changed by %s', async (as) => {
    const { addressId } = await stored({ street: '9 Fern Road' }, as);
    const response = await change(as, {
      name: ' Robin Quist ',
      businessEmail: as.toUpperCase(),
      phone: '+12075550190',
      website: ' robin.example/me ',
      addressId,
    });
    expect([response.statusCode, response.json().message]).toEqual([200, 'Profile updated Successfully!']);
    const { user, userDetails: details } = response.json().payload;
    expect([user.name, user.email]).toEqual(['Robin Quist', as]);
    expect(details).toMatchObject({ phone: '+12075550190', website: 'robin.example/me' });
    expect(details.address).toMatchObject({ id: addressId, street: '9 Fern Road', addressType: 'USER_ADDRESS' });
    expect(await me(as)).toEqual(response.json().payload);
  });

  it('keeps omitted fields', async () => {
    await change(agent, { phone: '2075550101', website: 'https://daniel.example' });
    await change(agent, { bio: 'Boats.' });
    await change(agent, { name: 'Daniel Okafor' });
    expect((await me(agent)).userDetails).toMatchObject({
      phone: '2075550101',
      website: 'https://daniel.example',
      bio: 'Boats.',
    });
  });

  it('clears empty fields', async () => {
    const { addressId } = await stored({}, customer);
    await change(customer, { phone: '1', website: 'a.example', addressId });
    await change(customer, { phone: '', website: ' ', addressId: null });
    expect((await me(customer)).userDetails).toMatchObject({ phone: '', website: '', address: null });
  });

  it.each(['0', '+4930123456', '12.5', '007.000'])('accepts the phone number %s', async (phone) => {
    expect((await change(customer, { phone })).statusCode).toBe(200);
  });

  it.each(['+', '12.', '1 2', '(207) 555-0142', 'x'])('rejects the phone number %s', async (phone) => {
    const response = await change(customer, { phone });
    expect(response.json().errors).toEqual([
      { field: 'phone', code: 'field.phone', message: 'Please give valid number' },
    ]);
  });

  it('rejects an invisible name, another email address and an invalid web address', async () => {
    expect(await refusals(customer, { name: ' \u200b' })).toEqual([['name', 'field.required']]);
    expect(await refusals(customer, { businessEmail: 'other@demo.test', website: 'javascript:alert(1)' })).toEqual([
      ['website', 'field.url'],
      ['businessEmail', 'profile.emailFixed'],
    ]);
    expect(await refusals(agent, { linkedInUrl: 'me', facebookUrl: 'ftp://a.example' })).toEqual([
      ['linkedInUrl', 'field.url'],
      ['facebookUrl', 'field.url'],
    ]);
  });

  it('accepts only an address of the user', async () => {
    const agencys = await stored({ addressType: 'AGENCY_ADDRESS' }, owner);
    const others = await stored({}, agent);
    for (const { addressId } of [agencys, others]) {
      expect(await refusals(owner, { addressId })).toEqual([['addressId', 'address.notFound']]);
    }
  });

  it('rejects an outdated version and returns the current record', async () => {
    const { version } = (await me(agent)).user;
    await change(agent, { phone: '1111' });
    const response = await change(agent, { phone: '2222', version });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'stale',
      payload: { user: { version: version + 1 }, userDetails: { phone: '1111' } },
    });
    expect((await me(agent)).userDetails.phone).toBe('1111');
  });

  it('an address in use no longer belongs to its creator', async () => {
    const { addressId, version } = await stored({}, agent);
    const [colleague] = await server.db.select().from(users).where(eq(users.email, assistant));
    if (!colleague) throw new Error('the demo has an assistant');
    const { id, agencyId } = colleague;
    await server.db
      .insert(userDetails)
      .values({ id, agencyId, addressId })
      .onConflictDoUpdate({ target: userDetails.id, set: { addressId } });
    expect((await changed({ addressId, version }, agent)).statusCode).toBe(404);
    expect((await changed({ addressId, version }, assistant)).statusCode).toBe(200);
  });

  it('is recorded in the audit log before and after', async () => {
    await change(agent, { bio: 'Before' });
    const { payload } = (await change(agent, { bio: 'After' })).json();
    const [row] = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.operationId, 'updateProfile'), eq(auditLog.recordId, payload.user.id)))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(row).toMatchObject({ recordType: 'user', before: { bio: 'Before' }, after: { bio: 'After' } });
  });
});

describe('the profile of an agent', () => {
  it('accepts states and insurance types of the agency', async () => {
    const [auto] = await server.db.select().from(insuranceTypes).where(eq(insuranceTypes.active, true)).limit(1);
    const response = await change(agent, {
      statesId: [await stateId('NH'), await stateId('ME'), await stateId('NH')],
      insuranceTypeId: [auto?.id ?? ''],
      linkedInUrl: 'linkedin.com/in/daniel',
      facebookUrl: 'https://facebook.com/daniel',
      bio: '  Two\nlines ',
    });
    expect(response.statusCode, response.body).toBe(200);
    const { userDetails: details } = response.json().payload;
    expect(details.supportedStates.map(({ name }: { name: string }) => name)).toEqual(['Maine', 'New Hampshire']);
    expect(details.supportedStates[0]).toEqual({ id: await stateId('ME'), name: 'Maine', state_code: 'ME' });
    expect(details.supportedInsuranceTypes).toEqual([{ id: auto?.id, name: auto?.name }]);
    expect(details).toMatchObject({ linkedInUrl: 'linkedin.com/in/daniel', bio: 'Two\nlines' });
  });

  it('requires at least one state', async () => {
    const response = await change(agent, { statesId: [] });
    expect(response.json().errors).toEqual([
      { field: 'statesId', code: 'profile.stateRequired', message: 'State selection is required!' },
    ]);
  });

  it('rejects states of which the agency has none', async () => {
    expect(await refusals(agent, { statesId: [await stateId('TX')] })).toEqual([
      ['statesId', 'profile.stateNotOffered'],
    ]);
    expect(await refusals(agent, { statesId: ['01940000-0000-7000-8000-000000000000'] })).toEqual([
      ['statesId', 'profile.stateNotOffered'],
    ]);
  });

  it('accepts any state when the agency has none', async () => {
    const unsubscribed = 'unsubscribed@demo.test';
    const { agency } = await me(unsubscribed);
    const [{ states: before } = { states: [] }] = await server.db
      .select()
      .from(agencies)
      .where(eq(agencies.id, agency.id));
    await server.db.update(agencies).set({ states: [] }).where(eq(agencies.id, agency.id));
    const response = await change(unsubscribed, { statesId: [await stateId('TX')] });
    await server.db.update(agencies).set({ states: before }).where(eq(agencies.id, agency.id));
    expect(response.statusCode).toBe(200);
  });

  it('rejects insurance types that the agency does not sell', async () => {
    const [off] = await server.db.select().from(insuranceTypes).where(eq(insuranceTypes.active, false)).limit(1);
    expect(await refusals(agent, { insuranceTypeId: [off?.id ?? ''] })).toEqual([
      ['insuranceTypeId', 'profile.typeNotOffered'],
    ]);
  });

  it('has fields that other roles cannot set', async () => {
    for (const as of [customer, admin]) {
      expect((await change(as, { signature: '<p>x</p>' })).statusCode).toBe(403);
      expect((await change(as, { availabilityTime: 'always' })).statusCode).toBe(403);
    }
  });

  it('has an availability', async () => {
    await change(assistant, { availabilityTime: ' Mon to Fri, 9 to 6 ET ' });
    expect((await me(assistant)).userDetails.availabilityTime).toBe('Mon to Fri, 9 to 6 ET');
  });
});

describe('a signature', () => {
  const saveSignature = async (signature: string) =>
    (await change(agent, { signature })).json().payload.userDetails.signature;

  it('keeps text, lists and external links', async () => {
    const html =
      '<p><strong>Daniel</strong> <em>Okafor</em></p><ul><li><a href="https://harbor.test">Site</a></li></ul>' +
      '<p><a href="mailto:d@harbor.test">Mail</a> <a href="tel:+12075550142">Call</a></p>';
    expect(await saveSignature(html)).toBe(html);
  });

  it.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="  jAvAsCrIpT:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="/policies">a</a>', '<a>a</a>'],
    ['<a href="//elsewhere.test">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg><g onload=alert(1)></g></svg><math><mi>a</mi></math>', 'a'],
    ['<iframe src="https://elsewhere.test"></iframe><p>a</p>', '<p>a</p>'],
    ['<style>*{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<form><input name=x><button>a</button></form>', 'a'],
    ['<p>a<!-- <script>x</script> --></p>', '<p>a</p>'],
    ['<p></p><p>&nbsp;</p>', ''],
  ])('of %s keeps %s', async (html, clean) => {
    expect(await saveSignature(html)).toBe(clean);
  });
});

describe('a photo', () => {
  it.each([
    [customer, 'dbfileId', pictureUrl],
    [agent, 'dbFileId', pictureUrl],
    [admin, 'dbfileId', adminPictureUrl],
    [admin, 'dbFileId', adminPictureUrl],
  ])('of %s is set with %s', async (as, field, url) => {
    const id = await picture(as);
    const { payload } = (await change(as, { [field]: id }, url)).json();
    expect(payload.user.photo).toEqual({ id, fileUrl: expect.stringContaining(id) });
    expect((await server.app.inject({ url: payload.user.photo.fileUrl })).headers['content-type']).toBe('image/png');
    expect((await me(as)).user.photo.id).toBe(id);
  });

  it('changes the version, and can be removed', async () => {
    const before = (await me(customer)).user;
    const { user } = (await change(customer, { dbFileId: null, name: ' Elena M. ' }, pictureUrl)).json().payload;
    expect(user).toMatchObject({ photo: null, name: 'Elena M.', version: before.version + 1 });
  });

  it('must be an image that the user has uploaded as a photo', async () => {
    const [theirs, signature] = [await picture(owner), await uploadImage(server, agent, 'SIGNATURE')];
    for (const id of [theirs, signature, '01940000-0000-7000-8000-000000000000']) {
      expect(await refusals(agent, { dbfileId: id }, pictureUrl)).toEqual([['dbfileId', 'profile.pictureUnknown']]);
    }
    expect(await refusals(agent, {}, pictureUrl)).toEqual([['dbfileId', 'profile.pictureMissing']]);
  });

  it('rejects an outdated version', async () => {
    const { version } = (await me(agent)).user;
    await change(agent, { name: 'Daniel O.' });
    const response = await change(
      agent,
      { dbFileId: await picture(agent), name: 'Daniel Okafor', version },
      pictureUrl,
    );
    expect([response.statusCode, response.json().payload.user.name]).toEqual([409, 'Daniel O.']);
  });
});
