import { urls } from '@fairlead/kit';
import { fullName } from '@fairlead/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { insuredPolicy, reportedPolicy, reportNetwork } from '../claims.scenarios';
import ClaimReportScreen from './ClaimReportScreen';

type Context = Parameters<NonNullable<Story['play']>>[0];

const meta = {
  title: 'Screens/Claims/Claim report',
  component: ClaimReportScreen,
  tags: ['screen:claims.report'],
  parameters: {
    layout: 'fullscreen',
    route: urls.claims.report,
    persona: 'agent',
    msw: { handlers: reportNetwork.usual },
  },
} satisfies Meta<typeof ClaimReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const customerName = fullName(reportedPolicy.contactDetails);
/** The page of a policy leads here. */
const fromPolicy = { at: `${urls.claims.report}?policyId=${reportedPolicy.id}&step=loss` };
const proceed = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
const heading = ({ canvas }: Context, name: string) => canvas.findByRole('heading', { level: 2, name });

/** Goes from the details of the loss to the review with the minimum input. */
async function toReview(context: Context) {
  const { canvas, userEvent } = context;
  await heading(context, 'Loss details');
  await canvas.findByRole('button', { name: 'Change policy' });
  await userEvent.type(canvas.getByRole('textbox', { name: /Date of loss/ }), '01/02/2026');
  await userEvent.type(canvas.getByRole('textbox', { name: /Description/ }), 'Hit from behind at the light.');
  await toLastStep(context);
}

async function toLastStep(context: Context) {
  for (const name of ['People and damage', 'Photos and documents', 'Review']) {
    await proceed(context);
    await heading(context, name);
  }
}

/** Once the agent has found the policy, its customer, coverages and carrier appear beside the form. */
export const Create: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('combobox', { name: /Policy/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(insuredPolicy.policyNumber) }));
    await expect(await canvas.findByRole('link', { name: customerName })).toBeVisible();
    await proceed(context);
    await heading(context, 'Loss details');
    await expect(canvas.getByRole('button', { name: 'Change policy' })).toBeVisible();
  },
};

/** The link of a policy opens the second step. The type of the claim follows the insurance. */
export const FromPolicy: Story = {
  parameters: fromPolicy,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await heading(context, 'Loss details');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Claim type/ })).toHaveTextContent('Commercial Auto'),
    );
    const { id } = reportedPolicy.contactDetails;
    await expect(canvas.getByRole('link', { name: customerName })).toHaveAttribute('href', `/contact/${id}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Change policy' }));
    await expect(await heading(context, 'Policy')).toHaveFocus();
    await userEvent.click(canvas.getByRole('combobox', { name: /Policy/ }));
    await screen.findAllByRole('option');
    await waitFor(() => {
      // only policies of this customer
      const options = screen.getAllByRole('option');
      return expect(options.every((option) => option.textContent.includes(reportedPolicy.policyNumber))).toBe(true);
    });
  },
};
/** Someone else needs a name. Claims for vehicles include whether the vehicle can be driven. */
export const ReportedBySomeoneElse: Story = {
  parameters: fromPolicy,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await heading(context, 'Loss details');
    await userEvent.click(await canvas.findByRole('combobox', { name: /Reported by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Someone else' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'No' }));
    const lossDate = canvas.getByRole('textbox', { name: /Date of loss/ });
    await userEvent.type(lossDate, '01/02/2199');
    await expect(canvas.queryByText('This date is outside the policy’s term.')).toBeNull();
    await userEvent.clear(lossDate);
    await userEvent.type(lossDate, '01/02/2019');
    await expect(await canvas.findByText(/check that the policy is the right one/)).toBeVisible();
    await userEvent.clear(lossDate);
    await userEvent.type(lossDate, '01/02/2026');
    await userEvent.type(canvas.getByRole('textbox', { name: /Description/ }), 'Hit from behind at the light.');
    await proceed(context);
    const name = await canvas.findByRole('textbox', { name: /Name of the person/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name of the person is required'));
    await userEvent.type(name, 'Ruth Abadi');
    await toLastStep(context);
    await expect(canvas.getByText('Ruth Abadi')).toBeVisible();
    await expect(canvas.getByText('Can the car be driven?')).toBeVisible();
  },
};
export const Phone: Story = { parameters: fromPolicy, globals: { viewport: { value: 'phone' } } };

/** A contact without a policy. The agent creates one, or reports the claim for another customer. */
export const ContactWithoutPolicy: Story = {
  parameters: { at: `${urls.claims.report}?contactId=01935b28-0000-7000-8000-00000000ffff` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'This contact has no policy' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another customer' }));
    await userEvent.click(await canvas.findByRole('combobox', { name: /Policy/ }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
  },
};

export const WithoutCoverages: Story = {
  parameters: { ...fromPolicy, msw: { handlers: reportNetwork.withoutCoverages } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This policy has no coverages yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /carrier’s page/ })).toBeNull();
  },
};

export const LoadingPolicy: Story = {
  parameters: { ...fromPolicy, msw: { handlers: reportNetwork.loading } },
  play: async (context) => {
    await heading(context, 'Loss details');
    await expect(context.canvas.queryByRole('button', { name: 'Change policy' })).toBeNull();
  },
};

/** Input is possible while the policy cannot be loaded. */
export const PolicyError: Story = {
  parameters: { ...fromPolicy, msw: { handlers: reportNetwork.failing } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The policy could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Description/ })).toBeEnabled();
  },
};

export const Invalid: Story = {
  play: async (context) => {
    const { canvas } = context;
    await heading(context, 'Policy');
    await proceed(context);
    await expect(await canvas.findByText('Please choose a policy')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Policy/ })).toHaveFocus();
  },
};

export const Submitting: Story = {
  parameters: { ...fromPolicy, msw: { handlers: reportNetwork.saving } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toReview(context);
    const { firstName } = reportedPolicy.contactDetails;
    await expect(
      canvas.getByText(`Please check the claim. ${firstName} gets an email when you submit it.`),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit claim' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Submit claim/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const ServerError: Story = {
  parameters: { ...fromPolicy, msw: { handlers: reportNetwork.failingSave } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toReview(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit claim' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service is unavailable for a moment.');
    await userEvent.click(within(canvas.getByRole('list', { name: 'Steps of the claim' })).getByText('Loss details'));
    await expect(await canvas.findByRole('textbox', { name: /Description/ })).toHaveValue(
      'Hit from behind at the light.',
    );
  },
};
