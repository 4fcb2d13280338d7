-- Audit entries of the created records, and the number of records of each kind.
insert into audit_log (id, at, actor_kind, user_id, agency_id, operation_id, record_type, record_id, after, network_address)
select pg_temp.uid('audit', row_number() over (), at), at, 'USER', user_id, pg_temp.agency(), operation, type, id, after,
  '203.0.113.' || row_number() over () % 250
from (
  select at, agent_id as user_id, 'createContact' as operation, 'contact' as type, id,
    jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email) as after
  from scale_contacts
  union all
  select at, agent_id, 'createQuote', 'quote', id, jsonb_build_object('premiumCents', premium_cents, 'status', 'PENDING')
  from scale_quotes
  union all
  select at, agent_id, 'createPolicy', 'policy', id, jsonb_build_object('serial', n, 'effectiveOn', effective_on,
    'expiresOn', expires_on, 'premiumCents', premium_cents, 'status', 'PENDING')
  from scale_policies
  union all
  select at + interval '1 day', agent_id, 'updatePolicy', 'policy', id, jsonb_build_object('status', status)
  from scale_policies where n % 3 = 0
  union all
  select made, user_id, 'createClaim', 'claim', claim_id, jsonb_build_object('serial', n) from scale_claims
) changes;

insert into agency_serials (id, agency_id, kind, last)
select pg_temp.uid(kind, 0, pg_temp.now_at()), pg_temp.agency(), kind, last
from (
  select 'opportunity' as kind, count(*)::int as last from scale_opportunities
  union all select 'quote', count(*)::int from scale_quotes
  union all select 'policy', count(*)::int from scale_policies
  union all select 'claim', count(*)::int from scale_claims
  union all select 'email', count(*)::int from scale_emails
) serials where last > 0;
