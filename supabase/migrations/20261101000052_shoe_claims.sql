-- Claim sheets and claim files of shoe cases are in the audit log. The claim itself is part of the case's details.

insert into app.audit_actions (action, feature) values
  ('case_claim_made', 'shoes');
