CREATE INDEX "docs_contact_ix" ON "docs" USING btree ("agency_id","contact_id","created_at","id");
