import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docs } from '../../test/docs';
import { longWord } from '../../test/longWord';
import { Button } from '../Button/Button';
import { Footer } from '../Footer/Footer';
import { Heading } from '../Heading/Heading';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { SignedOutLayout } from './SignedOutLayout';

const meta = {
  title: 'Components/Layout/SignedOutLayout',
  component: SignedOutLayout,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    ...docs({
      use: 'Layout of signed-out pages: sign in, sign up, reset a password. The form is centred in its column, with a brand panel beside it from 900 px up.',
      avoid: 'Use `AppShell` for signed-in pages and `ErrorPage` for a page that cannot be shown.',
      dos: [
        'Show one form per page, with the page’s title above it.',
        'Put alternatives below the form: “New agency? Create an account”.',
      ],
      donts: ['Put essential content beside the form, because phones do not show it.'],
      height: 640,
    }),
  },
  args: {
    logo: (
      <Heading level={2} size="card">
        Fairlead
      </Heading>
    ),
    brand: {
      title: 'Every policy, from first call to renewal, on one line.',
      text: 'Contacts, quotes, policies and claims for agencies. One place for the people they insure.',
    },
    footer: (
      <Footer
        links={[
          { label: 'Legal Stuff', href: '#legal' },
          { label: 'Terms of Service', href: '#terms' },
          { label: 'Privacy Policy', href: '#privacy' },
        ]}
        copyright="© 2026 Fairlead"
      />
    ),
    children: (
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={1}>Sign in to your portal</Heading>
          <Text tone="muted">Agents, customers and administrators use the same door.</Text>
        </Stack>
        <Stack gap={20}>
          <TextField label="Email" size="large" type="email" autoComplete="username" />
          <TextField label="Password" size="large" type="password" autoComplete="current-password" />
        </Stack>
        <Button variant="solid" tone="accent" size="large" block>
          Sign In
        </Button>
        <Inline justify="center" gap={4}>
          <Text tone="muted">New agency?</Text>
          <Link href="#sign-up">Create an account</Link>
        </Inline>
      </Stack>
    ),
  },
} satisfies Meta<typeof SignedOutLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByRole('complementary')).toHaveTextContent(/^Every policy/);
  },
};

/** The form only. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (window.innerWidth < 900) await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

/** A long form scrolls with the page; the logo and the footer keep their places. */
export const LongForm: Story = {
  args: {
    children: (
      <Stack gap={20}>
        <Heading level={1}>Create an account</Heading>
        {[
          'Agency Name',
          'Agent Name',
          'Email',
          'Phone',
          'License Number',
          'Password',
          'Confirm Password',
          'City',
          'Zip Code',
        ].map((label) => (
          <TextField key={label} label={label} size="large" />
        ))}
      </Stack>
    ),
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    logo: (
      <Heading level={2} size="card">
        Agentur für {longWord}
      </Heading>
    ),
    children: (
      <Stack gap={20}>
        <Heading level={1}>Anmelden: {longWord}</Heading>
        <TextField label={longWord} size="large" />
        <Button variant="solid" tone="accent" size="large" block>
          Versicherungsbestätigung für den Hypothekengläubiger anfordern
        </Button>
      </Stack>
    ),
    footer: <Footer links={[{ label: longWord, href: '#legal' }]} copyright={`© 2026 ${longWord}`} />,
  },
};

export const Matrix: Story = { tags: ['matrix'] };
