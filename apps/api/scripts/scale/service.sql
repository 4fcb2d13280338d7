-- Policies of customers who can sign in. Those of the first contact come first.
create temp table scale_own on commit drop as
select (row_number() over (order by contact <> 1, n))::int as own, id as policy_id, contact_id, user_id, agent_id, assigned_id,
  effective_on, expires_on, today, at
from scale_policies
where user_id is not null and not bare and effective_on < today - 20;

alter table scale_own add primary key (own);

analyze scale_own;

create temp table scale_requests on commit drop as
select k, p.*, made, by_agent, case when by_agent
    then pg_temp.pick('{CHANGE_OF_MAILING_ADDRESS,REQUEST_FOR_ID,BILLING_INQUIRY,REQUEST_A_CALLBACK}', k, 151)
    else pg_temp.pick('{CHANGE_OF_MAILING_ADDRESS,REQUEST_FOR_ID,REQUEST_FOR_CERTIFICATE,REQUEST_FOR_CERTIFICATE,BILLING_INQUIRY,'
      'REQUEST_A_CALLBACK}', k, 152) end as service,
  case when made > pg_temp.now_at() - interval '20 days' then pg_temp.pick('{OPEN,OPEN,IN_PROGRESS,RESOLVED}', k, 153)
    when pg_temp.dice(k, 154, 100) < 3 then 'IN_PROGRESS' else 'RESOLVED' end as progress
from (select count(*)::int as total from scale_own) own
  cross join generate_series(1, pg_temp.size('serviceRequests')) k
  join scale_own p on p.own = case when k <= 6 then 1 + k % 3
    else 1 + pg_temp.dice(k, 155, own.total) end,
  lateral (select pg_temp.now_at() - interval '1 day' as latest, pg_temp.dice(k, 157, 100) < 20 as by_agent) limits,
  lateral (select latest - greatest(interval '0', latest - p.at) * (pg_temp.dice(k, 156, 1000) / 1000.0) as made) times;

insert into files (id, agency_id, uploaded_by, storage_key, name, content_type, size, sha256, upload_type, created_at)
select pg_temp.uid('certificateFile', k, made), pg_temp.agency(), agent_id, pg_temp.uid('certificateBytes', k, made),
  'Certificate of insurance.pdf', 'application/pdf', 30000 + k, encode(sha256(('certificate' || k)::bytea), 'hex'),
  'CERTIFICATE', made + interval '4 hours'
from scale_requests where service = 'REQUEST_FOR_CERTIFICATE' and progress = 'RESOLVED';

insert into certificates (id, agency_id, policy_id, status, holder_name, file_id, requested_by, sent_by, sent_at, created_at,
  version)
select pg_temp.uid('certificate', k, made), pg_temp.agency(), policy_id, case when sent then 'SENT' else 'REQUESTED' end,
  pg_temp.pick('{City of Columbus,Scioto Property Management,First River Bank,Buckeye Builders}', k, 158),
  case when sent then pg_temp.uid('certificateFile', k, made) end, user_id, case when sent then agent_id end,
  case when sent then made + interval '4 hours' end, made, case when sent then 2 else 1 end
from scale_requests, lateral (select progress = 'RESOLVED' as sent) states where service = 'REQUEST_FOR_CERTIFICATE';

insert into service_requests (id, agency_id, policy_id, service_type, title, description, street, city, state, zip_code, phone,
  callback_time, certificate_id, status, answer, requested_by, answered_by, created_at, updated_at, version)
select pg_temp.uid('serviceRequest', k, made), pg_temp.agency(), policy_id, service,
  case service when 'CHANGE_OF_MAILING_ADDRESS' then 'We have moved' when 'REQUEST_FOR_ID' then 'New ID card, please'
    when 'REQUEST_FOR_CERTIFICATE' then 'Certificate for a new job' when 'BILLING_INQUIRY' then 'Question about the last bill'
    else 'Please call me' end,
  case when service = 'BILLING_INQUIRY' then 'The installment is higher than the month before.' else '' end,
  case when moves then 2 + pg_temp.dice(k, 159, 900) || ' Mill Road' else '' end, case when moves then 'Columbus' else '' end,
  case when moves then 'Ohio' else '' end, case when moves then '43215' else '' end,
  case when service = 'REQUEST_A_CALLBACK' then '+1614555' || lpad(pg_temp.dice(k, 160, 10000)::text, 4, '0') else '' end,
  case when service = 'REQUEST_A_CALLBACK' then 'after 5 pm' else '' end,
  case when service = 'REQUEST_FOR_CERTIFICATE' then pg_temp.uid('certificate', k, made) end, progress,
  case when progress = 'RESOLVED' then 'Done. Please tell us if anything is missing.' else '' end,
  case when by_agent then agent_id else user_id end, case when progress <> 'OPEN' then agent_id end, made,
  case when progress = 'OPEN' then made else made + interval '4 hours' end, case when progress = 'OPEN' then 1 else 2 end
from scale_requests, lateral (select service = 'CHANGE_OF_MAILING_ADDRESS' as moves) kinds;

-- Claims, reported while the policy was in force. Old claims are decided.
create temp table scale_claims on commit drop as
select (row_number() over (order by made, k))::int as n, k, made, p.*, pg_temp.uid('claim', k, made) as claim_id,
  case when made < pg_temp.now_at() - interval '120 days'
    then pg_temp.pick('{SETTLED,SETTLED,SETTLED,CLOSED,CLOSED,CLOSED,CLOSED,DENIED,DENIED,WITHDRAWN,REOPENED}', k, 171)
    else pg_temp.pick('{SUBMITTED,IN_REVIEW,FILED_WITH_CARRIER,INFO_REQUESTED,SETTLED}', k, 172) end as claim_status
from (select count(*)::int as total from scale_own) own
  cross join generate_series(1, pg_temp.size('claims')) k
  join scale_own p on p.own = case when k <= 3 then k
    else 1 + pg_temp.dice(k, 173, own.total) end,
  lateral (select effective_on + 6 as first_day, least(expires_on - 1, today - 2) as last_day) days,
  lateral (select (first_day + pg_temp.dice(k, 174, greatest(1, last_day - first_day)))::timestamp at time zone 'UTC'
    + interval '10 hours' as made) times;

create temp table scale_steps on commit drop as
select c.n, c.claim_id, c.user_id, c.agent_id, w.step, w.status, w.note,
  made + least(interval '9 days', (pg_temp.now_at() - interval '15 minutes' - made) / (steps + 1)) * w.step as at
from scale_claims c
  join scale_ways w on w.claim_status = c.claim_status
  join (select claim_status, count(*) as steps from scale_ways group by claim_status) s on s.claim_status = c.claim_status;

insert into claims (id, agency_id, serial, policy_id, contact_id, claim_type, status, filed_at, loss_on, loss_time, location,
  description, estimated_cents, injuries, police_report_number, carrier_claim_number, adjuster_name, adjuster_phone,
  assigned_agent_id, created_by, created_at, updated_at, version)
select c.claim_id, pg_temp.agency(), c.n, c.policy_id, c.contact_id, i.type, c.claim_status, filed.at,
  (made at time zone 'UTC')::date - pg_temp.dice(k, 175, 4),
  case when pg_temp.dice(k, 176, 100) < 70 then 10 + pg_temp.dice(k, 177, 10) || ':40' end, i.location, i.description,
  case when pg_temp.dice(k, 178, 100) < 80 then 5000 * (4 + pg_temp.dice(k, 179, 240)) end, i.injuries,
  case when i.police then 'PD-' || 100000 + pg_temp.dice(k, 180, 899999) else '' end,
  case when filed.at is not null then 'K' || 1000000 + pg_temp.dice(k, 181, 8999999) else '' end,
  case when filed.at is not null then pg_temp.pick('{Nadia Petrov,Omar Haddad,June Whitaker,Luis Ferreira}', k, 182) else '' end,
  case when filed.at is not null then '+1800555' || 1000 + pg_temp.dice(k, 183, 8999) else '' end,
  coalesce(c.assigned_id, c.agent_id), c.user_id, c.made, last.at, last.steps
from scale_claims c
  join scale_incidents i on i.n = pg_temp.dice(k, 184, pg_temp.size('incidents'))
  join (select n, max(at) as at, count(*)::int as steps from scale_steps group by n) last on last.n = c.n
  left join (select n, min(at) as at from scale_steps where status = 'FILED_WITH_CARRIER' group by n) filed on filed.n = c.n;

insert into claim_status_history (id, agency_id, claim_id, status, note, changed_by, created_at)
select pg_temp.uid('claimStep', n * 16 + step, at), pg_temp.agency(), claim_id, status, note,
  case when status in ('SUBMITTED', 'WITHDRAWN') then user_id else agent_id end, at
from scale_steps;

insert into claim_notes (id, agency_id, claim_id, text, created_by, created_at)
select pg_temp.uid('claimNote', n, at), pg_temp.agency(), claim_id,
  pg_temp.pick('{Spoke with the customer.,The adjuster calls back on Monday.,Photos are good.,Asked for two estimates.}', n, 185),
  agent_id, at + interval '5 minutes'
from scale_steps where step = 1 and pg_temp.dice(n, 186, 100) < 60;

insert into claim_people (id, agency_id, claim_id, name, phone, role, created_at)
select pg_temp.uid('claimPerson', n, made), pg_temp.agency(), claim_id,
  pg_temp.pick(pg_temp.first_names(), n, 187) || ' ' || pg_temp.pick(pg_temp.last_names(), n, 188),
  '+1614555' || lpad(pg_temp.dice(n, 189, 10000)::text, 4, '0'), pg_temp.pick('{CLAIMANT,WITNESS,INJURED}', n, 190), made
from scale_claims where pg_temp.dice(n, 191, 100) < 45;

insert into files (id, agency_id, uploaded_by, storage_key, name, content_type, size, sha256, upload_type, created_at)
select pg_temp.uid('claimFile', n, made), pg_temp.agency(), user_id, pg_temp.uid('claimBytes', n, made), 'Repair estimate.pdf',
  'application/pdf', 80000 + n, encode(sha256(('claim' || n)::bytea), 'hex'), 'CLAIM', made
from scale_claims where n % 2 = 0;

insert into docs (id, agency_id, contact_id, claim_id, file_id, created_by_role, created_by, created_at)
select pg_temp.uid('claimDoc', n, made), pg_temp.agency(), contact_id, claim_id, pg_temp.uid('claimFile', n, made), 'CUSTOMER',
  user_id, made
from scale_claims where n % 2 = 0;
