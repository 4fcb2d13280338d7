-- Opportunities. Customers upload documents for review, agents create the others.
create temp table scale_opportunities on commit drop as
select n, pg_temp.uid('opportunity', n, at) as id, at, contact, type_id, type_name, form, assigned_id, deleted, doc_type,
  by_customer, carrier_shift, case when doc_type = 'QUOTE_REVIEW' then doc_type when doc_type is not null then 'POLICY_REVIEW'
    when deleted then 'LOST'
    when age < 45 then pg_temp.pick('{NEW,NEW,NEW,CONTACTED,CONTACTED,QUOTED,QUOTED,IN_PROCESS}', n, 61)
    else pg_temp.pick('{POLICIED,POLICIED,POLICIED,POLICIED,POLICIED,POLICIED,POLICIED,LOST,LOST,LOST,LOST,LOST,LOST,WON,WON,'
      'QUOTED,QUOTED,PROCESSED,CONTACTED}', n, 62) end as status,
  32000 + 100 * pg_temp.dice(n, 63, 9080) as premium_cents
from (
  select d.n, d.at, d.contact, t.id as type_id, t.name as type_name, t.form, extract(days from pg_temp.now_at() - d.at) as age,
    case when pg_temp.dice(d.n, 64, 100) < 4 then null else a.id end as assigned_id,
    pg_temp.dice(d.n, 65, 100) < 2 as deleted, pg_temp.dice(d.n, 66, 10000) as carrier_shift,
    c.user_id is not null and pg_temp.dice(d.n, 67, 100) < 45 as by_customer,
    case when c.user_id is not null and pg_temp.dice(d.n, 67, 100) < 20 and pg_temp.dice(d.n, 65, 100) >= 2
      then pg_temp.pick('{POLICY_REVIEW,QUOTE_REVIEW,POLICY_REVIEW,BILL,OTHER}', d.n, 68) end as doc_type
  from (
    select n, pg_temp.moment(share) as at, pg_temp.contact_at(n, share) as contact,
      pg_temp.skewed(n, 69, pg_temp.size('types')) as type,
      case when pg_temp.dice(n, 70, 100) < 70 then null else 1 + pg_temp.dice(n, 71, pg_temp.size('agents')) end as other
    from generate_series(1, pg_temp.size('opportunities')) n,
      lateral (select n::float8 / (pg_temp.size('opportunities') + 1) as share) shares
  ) d
    join scale_contacts c on c.n = d.contact
    join scale_types t on t.n = d.type
    join scale_agents a on a.agent = coalesce(d.other, c.agent)
) o;

alter table scale_opportunities add primary key (n);

analyze scale_opportunities;

insert into files (id, agency_id, uploaded_by, storage_key, name, content_type, size, sha256, upload_type, created_at)
select pg_temp.uid('opportunityFile', o.n, o.at), pg_temp.agency(), c.user_id, pg_temp.uid('opportunityBytes', o.n, o.at),
  'Declarations page.pdf', 'application/pdf', 40000 + o.n % 90000, encode(sha256(('opportunity' || o.n)::bytea), 'hex'),
  'OPPORTUNITY', o.at
from scale_opportunities o join scale_contacts c on c.n = o.contact where o.doc_type is not null;

insert into opportunities (id, agency_id, serial, contact_id, assigned_agent_id, created_by, created_by_role,
  insurance_type_id, status, premium_cents, short_note, document_file_id, doc_type, completed, created_at, deleted_at)
select o.id, pg_temp.agency(), o.n, c.id, o.assigned_id, case when o.by_customer then c.user_id else c.agent_id end,
  case when o.by_customer then 'CUSTOMER' else 'AGENT' end, case when o.doc_type is null then o.type_id end, o.status,
  case when o.status in ('QUOTED', 'WON', 'POLICIED') then o.premium_cents end,
  case when pg_temp.dice(o.n, 72, 100) < 55 then pg_temp.pick(
    '{Prefers a call after 5 pm.,Has a teenage driver since this summer.,Closing next month.,Two vans and a trailer.,'
    'The renewal is 18 % higher than last year.,Wants the same deductible as now.}', o.n, 73) else '' end,
  case when o.doc_type is not null then pg_temp.uid('opportunityFile', o.n, o.at) end, o.doc_type,
  o.status in ('WON', 'LOST', 'POLICIED'), o.at,
  case when o.deleted then least(o.at + interval '9 days', pg_temp.now_at()) end
from scale_opportunities o join scale_contacts c on c.n = o.contact;
