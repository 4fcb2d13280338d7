-- Contacts, their addresses, and the accounts of those who can sign in. The first contact is the customer to sign in with.
create temp table scale_contacts on commit drop as
select n, pg_temp.uid('contact', n, at) as id, at, first_name, last_name, agent_id, agent, company,
  has_address, case when account then pg_temp.uid('customer', n, at) end as user_id,
  case when n = 1 then 'scale.customer' || pg_temp.mark() || '@demo.test'
    else lower(first_name || '.' || last_name) || n || pg_temp.mark() || '@' || pg_temp.pick('{inbox,postbox,mailroom}', n, 13) || '.test'
  end as email
from (
  select n, pg_temp.joined(n) as at,
    pg_temp.pick(pg_temp.first_names(), n, 11) as first_name, pg_temp.pick(pg_temp.last_names(), n, 12) as last_name,
    n = 1 or pg_temp.dice(n, 14, 100) < 5 as account, n > 1 and pg_temp.dice(n, 15, 100) < 24 as company,
    n = 1 or pg_temp.dice(n, 16, 100) < 88 as has_address,
    case when n = 1 then 2 else 1 + pg_temp.dice(n, 17, pg_temp.size('agents')) end as agent
  from generate_series(1, pg_temp.size('contacts')) n
) c join (select agent, id as agent_id from scale_agents) a using (agent);

alter table scale_contacts add primary key (n);

analyze scale_contacts;

insert into users (id, agency_id, role_id, name, email, referral_code, email_verified_at, last_sign_in_at, created_at)
select user_id, pg_temp.agency(), pg_temp.role_id('customer'), first_name || ' ' || last_name, email, 'SCALE-' || n || pg_temp.mark(), at,
  pg_temp.now_at() - make_interval(mins => 60 + pg_temp.dice(n, 18, 80000)), at
from scale_contacts where user_id is not null;

insert into credentials (user_id, password_hash)
select user_id, pg_temp.password_hash() from scale_contacts where user_id is not null;

insert into addresses (id, agency_id, address_type, created_by, street, city, state, zip_code, country, created_at)
select pg_temp.uid('address', n, at), pg_temp.agency(), 'CONTACT_ADDRESS', agent_id,
  2 + pg_temp.dice(n, 21, 980) || ' ' || pg_temp.pick(
    '{Allen Avenue,Birch Lane,Broad Street,Cedar Road,Fern Court,High Street,Lake Drive,Main Street,Mill Road,Oak Street}',
    n, 22),
  split_part(town, '|', 1), split_part(town, '|', 2), split_part(town, '|', 3), 'United States', at
from scale_contacts, lateral (
  select pg_temp.pick('{Columbus|OH|43215,Cleveland|OH|44114,Cincinnati|OH|45202,Dayton|OH|45402,Toledo|OH|43604,'
    'Louisville|KY|40202,Lexington|KY|40507,Indianapolis|IN|46204,Fort Wayne|IN|46802,Pittsburgh|PA|15222,'
    'Detroit|MI|48226,Charleston|WV|25301}', n, 23) as town
) towns where has_address;

insert into contacts (id, agency_id, agent_id, user_id, contact_type, first_name, last_name, email, phone, home_phone,
  date_of_birth, address_id, company_name, website, business_description, entity_legal_type, fein, nsaic_code, year,
  no_of_employees, payroll_cents, revenue_cents, created_at)
select id, pg_temp.agency(), agent_id, user_id, case when company then 'COMMERCIAL' else 'PERSONAL' end, first_name,
  last_name, email,
  case when pg_temp.dice(n, 31, 100) < 94
    then '+1' || pg_temp.pick('{614,216,513,937,419,502}', n, 32) || '555' || lpad(pg_temp.dice(n, 33, 10000)::text, 4, '0')
    else '' end,
  case when pg_temp.dice(n, 34, 100) < 20 then '+1614556' || lpad(pg_temp.dice(n, 35, 10000)::text, 4, '0') else '' end,
  case when pg_temp.dice(n, 36, 100) < 80 then pg_temp.now_at()::date - 19 * 365 - pg_temp.dice(n, 37, 25000) end,
  case when has_address then pg_temp.uid('address', n, at) end,
  case when company then last_name || ' ' || split_part(trade, '|', 1) else '' end,
  case when company and pg_temp.dice(n, 38, 100) < 60 then 'https://www.' || lower(last_name) || n || '.example' else '' end,
  case when company then split_part(trade, '|', 2) else '' end,
  case when company then pg_temp.pick('{TRUST,PARTNERSHIP,SOLE_PROPRIETORSHIP,LIMITED_LIABILITY_COMPANY,OTHER}', n, 39) end,
  case when company and pg_temp.dice(n, 40, 100) < 70
    then 10 + pg_temp.dice(n, 41, 89) || '-' || 1000000 + pg_temp.dice(n, 42, 8999999) else '' end,
  case when company then split_part(trade, '|', 3) else '' end,
  case when company then 1961 + pg_temp.dice(n, 43, 60) end, case when company then 1 + pg_temp.dice(n, 44, 140) end,
  case when company then 100000 * (60 + pg_temp.dice(n, 45, 5940)::bigint) end,
  case when company then 100000 * (150 + pg_temp.dice(n, 46, 23850)::bigint) end, at
from scale_contacts, lateral (
  select pg_temp.pick('{Roofing|Roofing and gutters|238160,Landscapes|Landscaping|561730,Dental|Family dentistry|621210,'
    'Kitchen|Restaurant with a bar|722511,Plumbing|Residential plumbing|238220,Roasters|Coffee roasting|311920,'
    'Logistics|Local freight|484110,Interiors|Interior design|541410,Motors|Car repair|811111}', n, 47) as trade
) trades;

-- Invitations to the portal: accepted by most customers with an account, open or expired for some other contacts.
insert into invitations (id, agency_id, role_id, contact_id, email, invited_by, token_hash, created_at, sent_at, expires_at,
  accepted_at)
select pg_temp.uid('invitation', n, invited), pg_temp.agency(), pg_temp.role_id('customer'), id, email, agent_id,
  pg_temp.token_hash('invitation', n), invited, invited, invited + interval '7 days',
  case when user_id is not null then invited + interval '3 hours' end
from scale_contacts, lateral (
  select case when user_id is not null then at + (pg_temp.now_at() - at) * pg_temp.dice(n, 51, 100) / 200
    else greatest(at, pg_temp.now_at() - make_interval(hours => 2 + pg_temp.dice(n, 52, 500))) end as invited
) times
where case when user_id is not null then n > 1 and pg_temp.dice(n, 53, 100) < 70
  else pg_temp.dice(n, 54, 150) = 0 end;

insert into invitations (id, agency_id, role_id, email, invited_by, token_hash, created_at, sent_at, expires_at)
select pg_temp.uid('agentInvitation', n, at), pg_temp.agency(), pg_temp.role_id('agent'),
  'new.agent' || n || pg_temp.mark() || '@continental.test',
  (select id from scale_agents where agent = 1), pg_temp.token_hash('agentInvitation', n), at, at, at + interval '7 days'
from generate_series(1, 24) n,
  lateral (select pg_temp.now_at() - make_interval(hours => n * 14) as at) times;
