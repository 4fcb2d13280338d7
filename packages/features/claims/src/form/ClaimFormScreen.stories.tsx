import { urls } from '@fairlead/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { formNetwork, insuredPolicy } from '../claims.scenarios';
import ClaimFormScreen from './ClaimFormScreen';

type Context = Parameters<NonNullable<Story['play']>>[0];

const meta = {
  title: 'Screens/Claims/Claim form',
  component: ClaimFormScreen,
  tags: ['screen:claims.create'],
  parameters: {
    layout: 'fullscreen',
    route: urls.claims.create,
    persona: 'customer',
    msw: { handlers: formNetwork.usual },
  },
} satisfies Meta<typeof ClaimFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const fromPolicy = {
  at: `${urls.claims.create}?isFromPolicyService&policyNumber=${insuredPolicy.policyNumber}&policyId=${insuredPolicy.id}`,
};
const proceed = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
const heading = ({ canvas }: Context, name: string) => canvas.findByRole('heading', { level: 2, name });

/** Goes through all steps with the minimum input. */
async function toReview(context: Context, lossDate = '01/02/2026') {
  const { canvas, userEvent } = context;
  await canvas.findByRole('radio', { name: new RegExp(insuredPolicy.policyNumber), checked: true });
  await proceed(context);
  await expect(await heading(context, 'Loss details')).toHaveFocus();
  await userEvent.click(canvas.getByRole('combobox', { name: /Claim type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Automobile' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /Date of loss/ }), lossDate);
  await userEvent.type(canvas.getByRole('textbox', { name: /Description/ }), 'Hit from behind at the light.');
  await proceed(context);
  await heading(context, 'People and damage');
  await proceed(context);
  await heading(context, 'Photos and documents');
  await proceed(context);
  await heading(context, 'Review');
}

/** Lists the customer's policies. Links to the claims page of the carrier if there is one. */
export const Create: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(insuredPolicy.policyNumber) }));
    await expect(await canvas.findByRole('link', { name: /carrier’s page/ })).toHaveAttribute(
      'href',
      insuredPolicy.carrierDetails?.claimUrl,
    );
  },
};
export const Phone: Story = { parameters: fromPolicy, globals: { viewport: { value: 'phone' } } };
export const WithoutPolicies: Story = {
  parameters: { msw: { handlers: formNetwork.withoutPolicies } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no policy to file a claim for')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const Invalid: Story = {
  parameters: fromPolicy,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('radio', { checked: true });
    await proceed(context);
    await heading(context, 'Loss details');
    await userEvent.type(canvas.getByRole('textbox', { name: /Date of loss/ }), '01/02/2199');
    await proceed(context);
    for (const text of ['The date of loss cannot be in the future', 'Description is required'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Date of loss/ })).toHaveValue('01/02/2199');
  },
};

/** The error of a field disappears when the user corrects the field, before the next step is opened. */
export const CorrectsErrors: Story = {
  parameters: fromPolicy,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('radio', { checked: true });
    await proceed(context);
    await heading(context, 'Loss details');
    await proceed(context);
    await canvas.findByText('Description is required');
    await userEvent.type(canvas.getByRole('textbox', { name: /Description/ }), 'Hit from behind');
    await waitFor(() => expect(canvas.queryByText('Description is required')).toBeNull());
    await expect(canvas.getByText('Date of loss is required')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Date of loss/ }), '01/02/2026');
    await waitFor(() => expect(canvas.queryByText('Date of loss is required')).toBeNull());
  },
};

/** The warning about the date is next to it, above the other fields. */
export const OutsideTerm: Story = {
  parameters: fromPolicy,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('radio', { checked: true });
    await proceed(context);
    await heading(context, 'Loss details');
    await userEvent.type(canvas.getByRole('textbox', { name: /Date of loss/ }), '01/02/2019');
    const warning = await canvas.findByText('This date is outside the policy’s term.');
    const location = canvas.getByRole('textbox', { name: /Location/ });
    await expect(warning.compareDocumentPosition(location)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** A loss outside the policy term shows a warning, but the claim can be filed. */
export const Submitting: Story = {
  parameters: { ...fromPolicy, msw: { handlers: formNetwork.saving } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toReview(context, '01/02/2019');
    await expect(canvas.getByText('This date is outside the policy’s term.')).toBeVisible();
    await expect(canvas.getByText('Hit from behind at the light.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit claim' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Submit claim/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const ServerError: Story = {
  parameters: { ...fromPolicy, msw: { handlers: formNetwork.failingSave } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toReview(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit claim' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service is unavailable for a moment.');
    await expect(canvas.getByText('Hit from behind at the light.')).toBeVisible();
  },
};

/** A server error opens the step of its field. Going back keeps the input. */
export const ShowsServerErrorInItsStep: Story = {
  parameters: { ...fromPolicy, msw: { handlers: formNetwork.refusing } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toReview(context);
    const change = canvas.getByRole('button', { name: 'Change Loss details' });
    await userEvent.click(change);
    await expect(await canvas.findByRole('textbox', { name: /Description/ })).toHaveValue(
      'Hit from behind at the light.',
    );
    const steps = canvas.getByRole('list', { name: 'Steps of the claim' });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
    for (const name of ['People and damage', 'Photos and documents', 'Review']) {
      await proceed(context);
      await heading(context, name);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Submit claim' }));
    await expect(await canvas.findByText('This date is not known to the carrier.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Date of loss/ })).toHaveValue('01/02/2026');
  },
};

/** An added person needs a name and a role, and can be removed again. */
export const AddsPeople: Story = {
  parameters: fromPolicy,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toReview(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Change People and damage' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add person' }));
    await proceed(context);
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByText('Please choose a role')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Remove Person 1/ }));
    await proceed(context);
    await heading(context, 'Photos and documents');
  },
};

/** On a phone or tablet, the customer takes photos of the damage. */
export const TakesPhotos: Story = {
  parameters: { ...fromPolicy, touch: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toReview(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Change Photos and documents' }));
    await expect(await canvas.findByRole('button', { name: 'Take a photo' })).toBeVisible();
  },
};
