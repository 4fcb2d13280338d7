-- The digests of a day need the day of the agency.
GRANT SELECT (time_zone) ON agencies TO fairlead_jobs;
