import { canOpen, type PanelPage, panelsOn, useProduct } from '@fairlead/kit';
import type { TimelineRecordType } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { useNavigate } from 'react-router-dom';
import type { TimelineRecord } from './activity.api';

const places: Readonly<Record<TimelineRecordType, PanelPage>> = {
  CONTACT: 'contact',
  OPPORTUNITY: 'opportunity',
  QUOTE: 'quote',
  POLICY: 'policy',
  CLAIM: 'claim',
};

/** Returns a function that starts a mail about the record, or undefined where the page of the record offers none. */
export function useComposeMail({ recordType, recordId }: TimelineRecord): (() => void) | undefined {
  const product = useProduct();
  const { viewer } = useAuth();
  const navigate = useNavigate();
  const mails = viewer && panelsOn(product, places[recordType], viewer).find(({ id }) => id === 'mails');
  const address = mails?.start?.to(recordId);
  if (!viewer || address === undefined || !canOpen(product, address, viewer)) return undefined;
  return () => void navigate(address);
}
