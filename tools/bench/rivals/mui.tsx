import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { bin, buttonCount, fields, headers, pencil, useValues } from '../data';
import { people } from '../people';
import { perform } from '../stage';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: true, dark: true },
  typography: { fontFamily: 'sans-serif' },
});

perform({
  Surroundings: ({ children }) => (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  ),
  Buttons: () =>
    Array.from({ length: buttonCount }, (_, index) => (
      <Button key={index} variant="outlined">
        Button {index}
      </Button>
    )),
  Table: () => (
    <Table aria-label="Contacts" size="small">
      <TableHead>
        <TableRow>
          {headers.map((header) => (
            <TableCell key={header} align={header === 'Policies' ? 'right' : 'left'}>
              {header}
            </TableCell>
          ))}
          <TableCell>Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {people.map(({ id, name, initials, email, phone, city, active, status, policies, updated }) => (
          <TableRow key={id} hover>
            <TableCell component="th" scope="row">
              <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                <Avatar>{initials}</Avatar>
                <span>{name}</span>
              </Stack>
            </TableCell>
            <TableCell>{email}</TableCell>
            <TableCell>{phone}</TableCell>
            <TableCell>{city}</TableCell>
            <TableCell>
              <Chip size="small" color={active ? 'success' : 'error'} label={status} />
            </TableCell>
            <TableCell align="right">{policies}</TableCell>
            <TableCell>{updated}</TableCell>
            <TableCell>
              <Stack direction="row">
                <Tooltip title={`Edit ${name}`}>
                  <IconButton size="small">{pencil}</IconButton>
                </Tooltip>
                <Tooltip title={`Delete ${name}`}>
                  <IconButton size="small" color="error">
                    {bin}
                  </IconButton>
                </Tooltip>
              </Stack>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  Form: ({ open }) => (
    <Dialog open={open} maxWidth="sm" fullWidth>
      <DialogTitle>Edit Contact</DialogTitle>
      <DialogContent>
        <Fields />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined">Cancel</Button>
        <Button variant="contained">Save</Button>
      </DialogActions>
    </Dialog>
  ),
  // `data` reads data-light and data-dark, so setting one removes the other.
  setTheme: (scheme) => {
    document.documentElement.removeAttribute(scheme === 'dark' ? 'data-light' : 'data-dark');
    document.documentElement.setAttribute(`data-${scheme}`, '');
  },
});

const grid = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, pt: 1 };

function Fields() {
  const { read, change } = useValues();
  return (
    <Box sx={grid}>
      {fields.map(({ name, label, options }) => (
        <TextField
          key={name}
          id={name}
          label={label}
          size="small"
          select={options !== undefined}
          value={read(name)}
          onChange={(event) => change(name, event.target.value)}
        >
          {options?.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
