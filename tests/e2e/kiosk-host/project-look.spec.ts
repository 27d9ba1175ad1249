import { expectLinenDialog, expectRoundButtons, withProjectLook } from '#tests/support/project-look.ts'
import { START, test } from './kiosk.fixture.ts'

test('SHL-35 EDT-37 decision 66: a project rounds buttons and colours dialogs of its kiosk, too', async ({
  kiosk,
  page,
}) => {
  await withProjectLook(page)
  await kiosk.begin(`${START}/bathroom`)
  await expectRoundButtons(page)
  await test.step('a dialog that fills the screen', async () => {
    await page.getByRole('button', { name: 'Übersicht', exact: true }).tap()
    await expectLinenDialog(page)
    await page.keyboard.press('Escape')
  })
  await test.step('the one for staff', async () => {
    await kiosk.holdLogo()
    await expectLinenDialog(page)
    await expectRoundButtons(page)
  })
})
